#include "engine/search/techniques/internal_reduction.h"

#include <gtest/gtest.h>

#include "engine/core/move.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {
namespace {

SearchSettings From(int depth) {
  SearchSettings settings = PlainSettings();
  settings.internal_reduction = depth;
  return settings;
}

NodeFacts CutNode() {
  NodeFacts node;
  node.depth = 5;
  node.expects_cut = true;
  return node;
}

TEST(InternalReduction, WantsANodeWithoutAMoveFromTheTable) {
  EXPECT_TRUE(ReducesInternally(CutNode(), Move(), From(5)));
  EXPECT_FALSE(ReducesInternally(CutNode(), Move::FromCode(77), From(5)));
}

TEST(InternalReduction, HasItsConditions) {
  EXPECT_FALSE(ReducesInternally(CutNode(), Move(), From(0))) << "off";
  EXPECT_FALSE(ReducesInternally(CutNode(), Move(), From(6))) << "not deep enough";
  NodeFacts node = CutNode();
  node.in_check = true;
  EXPECT_FALSE(ReducesInternally(node, Move(), From(5)));
  node = CutNode();
  node.expects_cut = false;
  EXPECT_FALSE(ReducesInternally(node, Move(), From(5))) << "all its moves will be searched";
  node.pv = true;
  EXPECT_TRUE(ReducesInternally(node, Move(), From(5)));
}

TEST(InternalReduction, SearchesLess) {
  const FixedWork without = WorkWith("null_move=2,reduction=100", 6);
  const FixedWork with = WorkWith("null_move=2,reduction=100,internal_reduction=3", 6);
  EXPECT_EQ(without.counters.internal_reductions, 0);
  EXPECT_GT(with.counters.internal_reductions, 5);
  EXPECT_LT(with.nodes, without.nodes);
}

}  // namespace
}  // namespace hakari::search
