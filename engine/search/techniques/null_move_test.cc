#include "engine/search/techniques/null_move.h"

#include <gtest/gtest.h>

#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

SearchSettings From(int depth) {
  SearchSettings settings = PlainSettings();
  settings.null_move = depth;
  settings.null_move_reduction = 3;
  return settings;
}

// A node above beta, at which a pass is tried.
NodeFacts GoodNode() {
  NodeFacts node;
  node.depth = 5;
  node.alpha = 99;
  node.beta = 100;
  node.evaluation = 100;
  return node;
}

TEST(NullMove, IsTriedAboveBeta) {
  EXPECT_TRUE(TriesNullMove(GoodNode(), false, From(5)));
  EXPECT_TRUE(TriesNullMove(GoodNode(), false, From(1)));
}

TEST(NullMove, HasItsConditions) {
  EXPECT_FALSE(TriesNullMove(GoodNode(), false, From(0))) << "off";
  EXPECT_FALSE(TriesNullMove(GoodNode(), false, From(6))) << "not deep enough";
  EXPECT_FALSE(TriesNullMove(GoodNode(), true, From(5))) << "twice in a row";
  NodeFacts node = GoodNode();
  node.pv = true;
  EXPECT_FALSE(TriesNullMove(node, false, From(5)));
  node = GoodNode();
  node.in_check = true;
  EXPECT_FALSE(TriesNullMove(node, false, From(5)));
  node = GoodNode();
  node.evaluation = 99;
  EXPECT_FALSE(TriesNullMove(node, false, From(5))) << "below beta";
  node = GoodNode();
  node.beta = MatedAt(9);
  EXPECT_FALSE(TriesNullMove(node, false, From(5))) << "beta is decided";
  node = GoodNode();
  node.threatmate = true;
  SearchSettings settings = From(5);
  for (int use : {0, 1, 2}) {
    settings.threatmate.use = use;
    EXPECT_EQ(TriesNullMove(node, false, settings), use == 0) << use;
  }
}

TEST(NullMove, IsSearchedLessDeep) {
  const SearchSettings settings = From(1);
  NodeFacts node = GoodNode();
  EXPECT_EQ(NullMoveDepth(node, settings), 5 - 3 - 1);
  node.depth = 8;
  EXPECT_EQ(NullMoveDepth(node, settings), 8 - 3 - 2);
  node.evaluation = 100 + 250;
  EXPECT_EQ(NullMoveDepth(node, settings), 8 - 3 - 2 - 1) << "so far above beta";
  node.evaluation = 100 + 9999;
  EXPECT_EQ(NullMoveDepth(node, settings), 8 - 3 - 2 - 3) << "at most three plies";
}

TEST(NullMove, CutsNodes) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("null_move=2", 4);
  EXPECT_EQ(without.counters.null_move_tries, 0);
  EXPECT_GT(with.counters.null_move_cuts, 300);
  EXPECT_GE(with.counters.null_move_tries, with.counters.null_move_cuts);
  EXPECT_LT(with.nodes, without.nodes / 2);
  EXPECT_EQ(with.scores, without.scores);
}

}  // namespace
}  // namespace hakari::search
