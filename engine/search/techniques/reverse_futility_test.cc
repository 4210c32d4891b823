#include "engine/search/techniques/reverse_futility.h"

#include <gtest/gtest.h>

#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

SearchSettings UpTo(int depth) {
  SearchSettings settings = PlainSettings();
  settings.reverse_futility = depth;
  settings.reverse_futility_fixed = 100;
  settings.reverse_futility_extended = 250;
  settings.reverse_futility_step = 120;
  return settings;
}

NodeFacts NodeAt(int depth, int above_beta) {
  NodeFacts node;
  node.depth = depth;
  node.alpha = -1;
  node.evaluation = above_beta;
  return node;
}

TEST(ReverseFutility, HasAMarginForEachDepth) {
  EXPECT_EQ(ReverseFutilityMargin(1, UpTo(3)), 100);
  EXPECT_EQ(ReverseFutilityMargin(2, UpTo(3)), 250);
  EXPECT_EQ(ReverseFutilityMargin(3, UpTo(3)), 370);
  EXPECT_EQ(ReverseFutilityMargin(4, UpTo(3)), 490);
}

TEST(ReverseFutility, CutsAtItsMargin) {
  for (int depth : {1, 2, 3}) {
    const int margin = ReverseFutilityMargin(depth, UpTo(3));
    EXPECT_TRUE(CutsByReverseFutility(NodeAt(depth, margin), UpTo(3))) << depth;
    EXPECT_FALSE(CutsByReverseFutility(NodeAt(depth, margin - 1), UpTo(3))) << depth;
  }
}

TEST(ReverseFutility, HasItsConditions) {
  EXPECT_FALSE(CutsByReverseFutility(NodeAt(1, 9999), UpTo(0))) << "off";
  EXPECT_FALSE(CutsByReverseFutility(NodeAt(4, 9999), UpTo(3))) << "too deep";
  NodeFacts node = NodeAt(1, 9999);
  node.pv = true;
  EXPECT_FALSE(CutsByReverseFutility(node, UpTo(3)));
  node = NodeAt(1, 9999);
  node.in_check = true;
  EXPECT_FALSE(CutsByReverseFutility(node, UpTo(3)));
  node = NodeAt(1, 9999);
  node.beta = MatedAt(4);
  EXPECT_FALSE(CutsByReverseFutility(node, UpTo(3))) << "beta is decided";
}

TEST(ReverseFutility, CutsNodes) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("reverse_futility=3", 4);
  EXPECT_EQ(without.counters.reverse_futility_cuts, 0);
  EXPECT_GT(with.counters.reverse_futility_cuts, 2000);
  EXPECT_LT(with.nodes, without.nodes / 3);
}

}  // namespace
}  // namespace hakari::search
