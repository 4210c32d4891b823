#include "engine/search/techniques/threatmate.h"

#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {
namespace {

SearchSettings From(int depth, int nodes) {
  SearchSettings settings = PlainSettings();
  settings.threatmate.depth = depth;
  settings.threatmate.nodes = nodes;
  return settings;
}

NodeFacts NodeAt(int depth) {
  NodeFacts node;
  node.depth = depth;
  return node;
}

TEST(ThreatmateBudget, GrowsWithDepth) {
  EXPECT_EQ(ThreatmateBudget(NodeAt(2), false, From(3, 40)), 0u);
  EXPECT_EQ(ThreatmateBudget(NodeAt(3), false, From(3, 40)), 40u);
  EXPECT_EQ(ThreatmateBudget(NodeAt(5), false, From(3, 40)), 120u);
  EXPECT_EQ(ThreatmateBudget(NodeAt(5), false, From(0, 40)), 0u) << "off";
}

TEST(ThreatmateBudget, HasItsConditions) {
  EXPECT_EQ(ThreatmateBudget(NodeAt(5), true, From(1, 40)), 0u) << "after a pass";
  NodeFacts node = NodeAt(5);
  node.in_check = true;
  EXPECT_EQ(ThreatmateBudget(node, false, From(1, 40)), 0u);
}

constexpr const char* kDeep = "null_move=2,reduction=100";

FixedWork With(const std::string& changes) {
  return WorkWith(absl::StrCat(kDeep, ",", changes), 5);
}

TEST(Threatmate, OnlyCountedChangesNothing) {
  const FixedWork without = With("threatmate.depth=0");
  const FixedWork counted = With("threatmate.depth=1,threatmate.use=0");
  EXPECT_EQ(without.counters.threatmate_calls, 0);
  EXPECT_EQ(without.counters.threatmate_nodes, 0);
  EXPECT_EQ(counted.nodes, without.nodes);
  EXPECT_EQ(counted.scores, without.scores);
  EXPECT_GT(counted.counters.threatmate_calls, 1000);
  EXPECT_GT(counted.counters.threatmates, 100);
  EXPECT_LT(counted.counters.threatmates, counted.counters.threatmate_calls);
  EXPECT_GT(counted.counters.threatmate_nodes, counted.counters.threatmate_calls);
  EXPECT_EQ(counted.counters.mate_calls, 0) << "its calls are counted apart";
  EXPECT_EQ(counted.counters.mate_nodes, 0);
}

TEST(Threatmate, LeavesPassesOut) {
  const FixedWork counted = With("threatmate.depth=1,threatmate.use=0");
  const FixedWork used = With("threatmate.depth=1,threatmate.use=1");
  EXPECT_GT(used.counters.threatmates, 100);
  EXPECT_LT(used.counters.null_move_tries, counted.counters.null_move_tries);
}

TEST(Threatmate, KeepsLateMovesDeep) {
  const FixedWork passes = With("threatmate.depth=1,threatmate.use=1");
  const FixedWork deep = With("threatmate.depth=1,threatmate.use=2");
  EXPECT_LT(deep.counters.late_reductions * passes.nodes,
            passes.counters.late_reductions * deep.nodes)
      << "fewer for a node";
}

}  // namespace
}  // namespace hakari::search
