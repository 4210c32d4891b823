#include "engine/search/techniques/move_count_pruning.h"

#include <gtest/gtest.h>

#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {
namespace {

SearchSettings UpTo(int depth) {
  SearchSettings settings = PlainSettings();
  settings.move_count = depth;
  settings.move_count_base = 6;
  return settings;
}

NodeFacts NodeAt(int depth) {
  NodeFacts node;
  node.depth = depth;
  return node;
}

MoveFacts Quiet(int number) {
  MoveFacts move;
  move.number = number;
  move.is_quiet = true;
  return move;
}

TEST(MoveCountPruning, LetsSoManyMovesThrough) {
  EXPECT_EQ(MovesBeforePruning(NodeAt(1), UpTo(3)), 6 + 2);
  EXPECT_EQ(MovesBeforePruning(NodeAt(3), UpTo(3)), 6 + 18);
  EXPECT_FALSE(PrunesByMoveCount(NodeAt(1), Quiet(8), UpTo(3)));
  EXPECT_TRUE(PrunesByMoveCount(NodeAt(1), Quiet(9), UpTo(3)));
}

TEST(MoveCountPruning, LetsHalfAsManyThroughWhereNothingImproves) {
  SearchSettings settings = UpTo(3);
  settings.improving = 1;
  NodeFacts node = NodeAt(1);
  EXPECT_EQ(MovesBeforePruning(node, settings), 4);
  node.improving = true;
  EXPECT_EQ(MovesBeforePruning(node, settings), 8);
}

TEST(MoveCountPruning, HasItsConditions) {
  EXPECT_FALSE(PrunesByMoveCount(NodeAt(1), Quiet(500), UpTo(0))) << "off";
  EXPECT_FALSE(PrunesByMoveCount(NodeAt(4), Quiet(500), UpTo(3))) << "too deep";
  NodeFacts node = NodeAt(1);
  node.in_check = true;
  EXPECT_FALSE(PrunesByMoveCount(node, Quiet(500), UpTo(3)));
  MoveFacts move = Quiet(500);
  move.is_quiet = false;
  EXPECT_FALSE(PrunesByMoveCount(NodeAt(1), move, UpTo(3)));
  move = Quiet(500);
  move.gives_check = true;
  EXPECT_FALSE(PrunesByMoveCount(NodeAt(1), move, UpTo(3)));
}

TEST(MoveCountPruning, LeavesLateMovesOut) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("move_count=2", 4);
  EXPECT_EQ(without.counters.move_count_prunes, 0);
  EXPECT_GT(with.counters.move_count_prunes, 300);
  EXPECT_LT(with.nodes, without.nodes / 2);
}

}  // namespace
}  // namespace hakari::search
