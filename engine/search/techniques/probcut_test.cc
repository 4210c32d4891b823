#include "engine/search/techniques/probcut.h"

#include <gtest/gtest.h>

#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

SearchSettings From(int depth) {
  SearchSettings settings = PlainSettings();
  settings.probcut = depth;
  settings.probcut_margin = 250;
  return settings;
}

NodeFacts Node() {
  NodeFacts node;
  node.depth = 6;
  node.alpha = 99;
  node.beta = 100;
  return node;
}

TEST(Probcut, HasItsConditions) {
  EXPECT_TRUE(TriesProbcut(Node(), From(6)));
  EXPECT_FALSE(TriesProbcut(Node(), From(0))) << "off";
  EXPECT_FALSE(TriesProbcut(Node(), From(7))) << "not deep enough";
  NodeFacts node = Node();
  node.pv = true;
  EXPECT_FALSE(TriesProbcut(node, From(6)));
  node = Node();
  node.in_check = true;
  EXPECT_FALSE(TriesProbcut(node, From(6)));
  node = Node();
  node.beta = MateAt(5);
  EXPECT_FALSE(TriesProbcut(node, From(6))) << "beta is decided";
}

TEST(Probcut, LooksFarAboveBetaAndLessDeep) {
  EXPECT_EQ(ProbcutBeta(Node(), From(6)), 350);
  EXPECT_EQ(ProbcutDepth(Node()), 2);
}

TEST(Probcut, CutsNodes) {
  const FixedWork without = WorkWith("null_move=2", 5);
  const FixedWork with = WorkWith("null_move=2,probcut=3,probcut_margin=100", 5);
  EXPECT_EQ(without.counters.probcut_tries, 0);
  EXPECT_GT(with.counters.probcut_cuts, 50);
  EXPECT_GE(with.counters.probcut_tries, with.counters.probcut_cuts);
  EXPECT_LT(with.nodes, without.nodes);
}

}  // namespace
}  // namespace hakari::search
