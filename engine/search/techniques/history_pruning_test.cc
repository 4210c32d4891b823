#include "engine/search/techniques/history_pruning.h"

#include <gtest/gtest.h>

#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {
namespace {

SearchSettings UpTo(int depth) {
  SearchSettings settings = PlainSettings();
  settings.history_pruning = depth;
  settings.history_pruning_limit = 1000;
  return settings;
}

MoveFacts Quiet(int history) {
  MoveFacts move;
  move.number = 10;
  move.is_quiet = true;
  move.history = history;
  return move;
}

TEST(HistoryPruning, CutsBadMoves) {
  EXPECT_TRUE(PrunesByHistory(NodeFacts(), Quiet(-1001), 0, UpTo(3)));
  EXPECT_FALSE(PrunesByHistory(NodeFacts(), Quiet(-1000), 0, UpTo(3)));
  EXPECT_TRUE(PrunesByHistory(NodeFacts(), Quiet(-3001), 2, UpTo(3)));
  EXPECT_FALSE(PrunesByHistory(NodeFacts(), Quiet(-3000), 2, UpTo(3)));
}

TEST(HistoryPruning, HasItsConditions) {
  EXPECT_FALSE(PrunesByHistory(NodeFacts(), Quiet(-30000), 0, UpTo(0))) << "off";
  EXPECT_FALSE(PrunesByHistory(NodeFacts(), Quiet(-30000), 4, UpTo(3))) << "too deep";
  NodeFacts node;
  node.in_check = true;
  EXPECT_FALSE(PrunesByHistory(node, Quiet(-30000), 0, UpTo(3)));
  MoveFacts move = Quiet(-30000);
  move.is_quiet = false;
  EXPECT_FALSE(PrunesByHistory(NodeFacts(), move, 0, UpTo(3)));
  move = Quiet(-30000);
  move.gives_check = true;
  EXPECT_FALSE(PrunesByHistory(NodeFacts(), move, 0, UpTo(3)));
  move = Quiet(-30000);
  move.is_early = true;
  EXPECT_FALSE(PrunesByHistory(NodeFacts(), move, 0, UpTo(3)));
}

TEST(HistoryPruning, CutsMoves) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("history_pruning=3,history_pruning_limit=200", 4);
  EXPECT_EQ(without.counters.history_prunes, 0);
  EXPECT_GT(with.counters.history_prunes, 100);
  EXPECT_LT(with.nodes, without.nodes);
}

}  // namespace
}  // namespace hakari::search
