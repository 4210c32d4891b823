#include "engine/search/techniques/mate_at_node.h"

#include <gtest/gtest.h>

#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {
namespace {

SearchSettings From(int depth, int nodes) {
  SearchSettings settings = PlainSettings();
  settings.mate_search = depth;
  settings.mate_search_nodes = nodes;
  return settings;
}

TEST(MateBudget, GrowsWithDepth) {
  EXPECT_EQ(MateBudget(2, From(3, 40)), 0u);
  EXPECT_EQ(MateBudget(3, From(3, 40)), 40u);
  EXPECT_EQ(MateBudget(4, From(3, 40)), 80u);
  EXPECT_EQ(MateBudget(100, From(3, 1000000)), 98000000u);
  EXPECT_EQ(MateBudget(100, From(0, 40)), 0u) << "off";
}

TEST(MateEffort, FitsIntoTheTable) {
  EXPECT_EQ(MateEffort(7), 7);
  EXPECT_EQ(MateEffort(1000), 255);
}

TEST(MateAtNode, FindsMatesThatAreDeeperThanTheSearch) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("mate_search=2", 4);
  EXPECT_EQ(without.counters.mate_calls, 0);
  EXPECT_GT(with.counters.mates_proved, 20);
  EXPECT_GT(with.counters.mate_nodes, with.counters.mate_calls);
  EXPECT_LT(with.nodes, without.nodes);
  EXPECT_GT(with.scores.back(), without.scores.back()) << "mate in the last position";
}

TEST(MateAtNode, FindsMatesInOne) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("mate_in_one=1", 4);
  EXPECT_EQ(without.counters.mates_in_one, 0);
  EXPECT_GT(with.counters.mates_in_one, 500);
  EXPECT_LT(with.nodes, without.nodes);
  EXPECT_EQ(with.scores, without.scores);
}

}  // namespace
}  // namespace hakari::search
