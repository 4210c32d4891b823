#include "engine/search/techniques/futility.h"

#include <gtest/gtest.h>

#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {
namespace {

SearchSettings UpTo(int depth) {
  SearchSettings settings = PlainSettings();
  settings.futility = depth;
  settings.futility_margin = 200;
  settings.futility_step = 150;
  return settings;
}

NodeFacts Below(int alpha) {
  NodeFacts node;
  node.depth = 3;
  node.alpha = alpha;
  node.beta = alpha + 1;
  return node;
}

MoveFacts QuietMove() {
  MoveFacts move;
  move.number = 10;
  move.is_quiet = true;
  return move;
}

TEST(Futility, CutsQuietMovesAtItsMargin) {
  EXPECT_TRUE(PrunesByFutility(Below(200), QuietMove(), 0, UpTo(3)));
  EXPECT_FALSE(PrunesByFutility(Below(199), QuietMove(), 0, UpTo(3)));
  EXPECT_TRUE(PrunesByFutility(Below(500), QuietMove(), 2, UpTo(3)));
  EXPECT_FALSE(PrunesByFutility(Below(499), QuietMove(), 2, UpTo(3)));
}

TEST(Futility, HasItsConditions) {
  EXPECT_FALSE(PrunesByFutility(Below(9999), QuietMove(), 0, UpTo(0))) << "off";
  EXPECT_TRUE(PrunesByFutility(Below(9999), QuietMove(), 3, UpTo(3)));
  EXPECT_FALSE(PrunesByFutility(Below(9999), QuietMove(), 4, UpTo(3))) << "too deep";
  NodeFacts node = Below(9999);
  node.in_check = true;
  EXPECT_FALSE(PrunesByFutility(node, QuietMove(), 0, UpTo(3)));
  MoveFacts move = QuietMove();
  move.is_quiet = false;
  EXPECT_FALSE(PrunesByFutility(Below(9999), move, 0, UpTo(3)));
  move = QuietMove();
  move.gives_check = true;
  EXPECT_FALSE(PrunesByFutility(Below(9999), move, 0, UpTo(3)));
}

TEST(Futility, CutsMoves) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("futility=3", 4);
  EXPECT_EQ(without.counters.futility_prunes, 0);
  EXPECT_GT(with.counters.futility_prunes, 10000);
  EXPECT_LT(with.nodes, without.nodes / 2);
  EXPECT_EQ(with.scores, without.scores);
}

}  // namespace
}  // namespace hakari::search
