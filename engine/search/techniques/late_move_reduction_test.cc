#include "engine/search/techniques/late_move_reduction.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {
namespace {

SearchSettings Percent(int percent, int drops = 100) {
  SearchSettings settings = PlainSettings();
  settings.reduction = percent;
  settings.reduction_drop = drops;
  return settings;
}

NodeFacts NodeAt(int depth) {
  NodeFacts node;
  node.depth = depth;
  return node;
}

MoveFacts Quiet(int number) {
  MoveFacts move;
  move.move = Move::Board(MakeSquare(7, 7), MakeSquare(7, 6));
  move.number = number;
  move.is_quiet = true;
  return move;
}

TEST(LateMoveReduction, KnowsLogarithms) {
  for (int n = 1; n < internal::kLogs; ++n) {
    const double exact = 256 * std::log2(n);
    EXPECT_LE(internal::kLogOf[n], exact + 1e-9) << n;
    EXPECT_GT(internal::kLogOf[n], exact - 1.5) << n;
  }
}

TEST(LateMoveReduction, GrowsWithDepthAndNumber) {
  EXPECT_EQ(LateMoveReduction(NodeAt(4), Quiet(4), Percent(100)), 1);    // 2 * 2 / 4
  EXPECT_EQ(LateMoveReduction(NodeAt(16), Quiet(16), Percent(100)), 4);  // 4 * 4 / 4
  EXPECT_EQ(LateMoveReduction(NodeAt(16), Quiet(64), Percent(100)), 6);
  EXPECT_EQ(LateMoveReduction(NodeAt(16), Quiet(16), Percent(200)), 8);
  EXPECT_EQ(LateMoveReduction(NodeAt(16), Quiet(16), Percent(50)), 2);
  EXPECT_EQ(LateMoveReduction(NodeAt(1000), Quiet(5000), Percent(100)), 15) << "255 * 255";
}

TEST(LateMoveReduction, HasAShareForDrops) {
  MoveFacts drop = Quiet(16);
  drop.move = Move::Drop(kGold, MakeSquare(5, 5));
  EXPECT_EQ(LateMoveReduction(NodeAt(16), drop, Percent(100, 200)), 8);
  EXPECT_EQ(LateMoveReduction(NodeAt(16), drop, Percent(0, 200)), 0) << "off as a whole";
}

TEST(LateMoveReduction, HasItsConditions) {
  EXPECT_EQ(LateMoveReduction(NodeAt(16), Quiet(16), Percent(0)), 0) << "off";
  EXPECT_EQ(LateMoveReduction(NodeAt(2), Quiet(200), Percent(300)), 0) << "not deep enough";
  EXPECT_EQ(LateMoveReduction(NodeAt(16), Quiet(2), Percent(300)), 0) << "one of the first";
  MoveFacts capture = Quiet(16);
  capture.is_quiet = false;
  EXPECT_EQ(LateMoveReduction(NodeAt(16), capture, Percent(100)), 0);
}

TEST(LateMoveReduction, FollowsWhatIsKnownOfTheNode) {
  SearchSettings settings = Percent(100);
  NodeFacts node = NodeAt(16);
  node.pv = true;
  EXPECT_EQ(LateMoveReduction(node, Quiet(16), settings), 3);
  node = NodeAt(16);
  node.expects_cut = true;
  EXPECT_EQ(LateMoveReduction(node, Quiet(16), settings), 5);
  node = NodeAt(16);
  node.in_check = true;
  EXPECT_EQ(LateMoveReduction(node, Quiet(16), settings), 3);
  node = NodeAt(16);
  node.threatmate = true;
  for (int use : {0, 1, 2}) {
    settings.threatmate.use = use;
    EXPECT_EQ(LateMoveReduction(node, Quiet(16), settings), use == 2 ? 0 : 4) << use;
  }
  settings.improving = 1;
  EXPECT_EQ(LateMoveReduction(NodeAt(16), Quiet(16), settings), 5) << "nothing improves";
  node = NodeAt(16);
  node.improving = true;
  EXPECT_EQ(LateMoveReduction(node, Quiet(16), settings), 4);
}

TEST(LateMoveReduction, FollowsWhatIsKnownOfTheMove) {
  MoveFacts move = Quiet(16);
  move.gives_check = true;
  EXPECT_EQ(LateMoveReduction(NodeAt(16), move, Percent(100)), 3);
  move = Quiet(16);
  move.is_early = true;
  EXPECT_EQ(LateMoveReduction(NodeAt(16), move, Percent(100)), 3);
  move = Quiet(16);
  move.history = 20000;
  EXPECT_EQ(LateMoveReduction(NodeAt(16), move, Percent(100)), 2);
  move.history = -20000;
  EXPECT_EQ(LateMoveReduction(NodeAt(16), move, Percent(100)), 6);
  move.history = 49152;
  EXPECT_EQ(LateMoveReduction(NodeAt(4), move, Percent(100)), 0) << "never below 0";
}

TEST(LateMoveReduction, SearchesLess) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("reduction=100", 4);
  EXPECT_EQ(without.counters.late_reductions, 0);
  EXPECT_GT(with.counters.late_reductions, 200);
  EXPECT_LT(with.nodes, without.nodes * 2 / 3);
  EXPECT_EQ(with.scores, without.scores);
}

TEST(LateMoveReduction, IsTakenBackWhereAMoveIsBetter) {
  EXPECT_GT(WorkWith("reduction=100,null_move=2", 6).counters.late_researches, 0);
}

}  // namespace
}  // namespace hakari::search
