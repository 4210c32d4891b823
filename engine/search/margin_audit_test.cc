// Compares the audit with minimax, and an audited search with one that is not.
#include "engine/search/margin_audit.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/statistics/binomial.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/judges/minimax.h"
#include "engine/search/judges/plain_weights.h"
#include "engine/search/memory/memory.h"
#include "engine/search/search.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/counters.h"
#include "engine/search/values/pruned_nodes.h"

namespace hakari::search {
namespace {

SearchResult SearchKeeping(int pruned_kept, const Position& position, const std::string& settings,
                           int depth) {
  GameMemory memory = *GameMemory::Make(4);
  SearchQuestion question;
  question.start = position;
  question.limits.depth = depth;
  question.pruned_kept = pruned_kept;
  return Search(question, *ParseSettings(settings), PlainWeights(), memory);
}

PrunedNode Numbered(int number) {
  PrunedNode node;
  node.beta = number;
  return node;
}

std::vector<int> KeptOf(int most, int cuts) {
  PrunedNodes pruned(most);
  for (int i = 0; i < cuts; ++i) {
    if (pruned.Wants()) pruned.Keep(Numbered(i));
  }
  std::vector<int> kept;
  for (const PrunedNode& node : pruned.nodes()) kept.push_back(node.beta);
  EXPECT_EQ(pruned.seen(), most > 0 ? cuts : 0);
  return kept;
}

TEST(PrunedNodes, LieEvenlyOverAllCuts) {
  EXPECT_EQ(KeptOf(0, 9), std::vector<int>());
  EXPECT_EQ(KeptOf(4, 4), (std::vector<int>{0, 1, 2, 3}));
  EXPECT_EQ(KeptOf(4, 5), (std::vector<int>{0, 2, 4}));
  EXPECT_EQ(KeptOf(4, 8), (std::vector<int>{0, 2, 4, 6}));
  EXPECT_EQ(KeptOf(4, 9), (std::vector<int>{0, 4, 8}));
  EXPECT_EQ(KeptOf(3, 4), (std::vector<int>{0, 2}));
  EXPECT_EQ(KeptOf(3, 9), (std::vector<int>{0, 4, 8}));
  EXPECT_EQ(KeptOf(1, 9), (std::vector<int>{0}));
  EXPECT_EQ(KeptOf(64, 100000).size(), 49u);
}

constexpr const char* kSettings[] = {
    "default",
    "default,dynamic.mode=2",
    "default,futility=0,dynamic.mode=2,dynamic.threshold=20",
    "default,dynamic.mode=2,dynamic.threshold=0,dynamic.target=0,dynamic.least=-200",
    "default,reverse_futility_fixed=0,reverse_futility_extended=0,reverse_futility_step=0",
};

TEST(MarginAudit, ChangesNoNodeOfTheSearch) {
  size_t kept = 0;
  for (const std::string settings : kSettings) {
    for (const Position& position : FixedPositions()) {
      const SearchResult without = SearchKeeping(0, position, settings, 8);
      const SearchResult with = SearchKeeping(50, position, settings, 8);
      EXPECT_EQ(with.nodes, without.nodes);
      EXPECT_EQ(with.lines[0].score, without.lines[0].score);
      EXPECT_EQ(with.lines[0].moves, without.lines[0].moves);
      for (const CounterRow& row : kCounterRows) {
        EXPECT_EQ(with.counters.*row.value, without.counters.*row.value) << row.name;
      }
      EXPECT_EQ(with.pruned.seen(), with.counters.reverse_futility_cuts);
      EXPECT_EQ(without.pruned.seen(), 0);
      EXPECT_LE(with.pruned.nodes().size(), 50u);
      kept += with.pruned.nodes().size();
    }
  }
  EXPECT_GT(kept, 300u);
}

// If nothing else prunes, minimax tells which cuts were right.
TEST(MarginAudit, AgreesWithMinimax) {
  const SearchSettings settings = *ParseSettings(
      "plain,quiescence.plies=3,reverse_futility=2,dynamic.mode=2,dynamic.least=-800,"
      "dynamic.count=1,dynamic.threshold=0,dynamic.target=0,dynamic.at_least=1");
  Minimax minimax(settings, PlainWeights(), 120000);
  int judged = 0, failed = 0;
  for (const Position& position : FixedPositions()) {
    const SearchResult result = SearchKeeping(24, position, SettingsText(settings), 3);
    const std::vector<AuditedNode> audited = Audit(result.pruned.nodes(), settings, PlainWeights());
    ASSERT_EQ(audited.size(), result.pruned.nodes().size());
    for (size_t i = 0; i < audited.size(); ++i) {
      const PrunedNode& node = result.pruned.nodes()[i];
      Position cut = node.before;
      cut.DoMove(node.move);
      SCOPED_TRACE(notation::ToSfen(cut));
      const std::optional<int> score = minimax.Score(cut, node.depth);
      if (!score) continue;
      EXPECT_EQ(audited[i].failed, *score < node.beta) << *score << " for " << node.beta;
      EXPECT_EQ(audited[i].above_beta, node.evaluation - node.beta);
      ++judged;
      failed += audited[i].failed ? 1 : 0;
    }
  }
  EXPECT_GT(judged, 50);
  EXPECT_GT(failed, 0);
}

TEST(MarginAudit, IsTheSameAgainAndInAnyOrder) {
  const std::string settings = "default,reverse_futility_fixed=20";
  const SearchResult result = SearchKeeping(20, FixedPositions()[1], settings, 8);
  std::vector<PrunedNode> nodes = result.pruned.nodes();
  ASSERT_GT(nodes.size(), 5u);
  const std::vector<AuditedNode> first = Audit(nodes, *ParseSettings(settings), PlainWeights());
  const std::vector<PrunedNode> backwards(nodes.rbegin(), nodes.rend());
  const std::vector<AuditedNode> again = Audit(backwards, *ParseSettings(settings), PlainWeights());
  for (size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].failed, again[first.size() - 1 - i].failed) << i;
  }
}

TEST(AuditPrecision, IsOfEachDepthAndMargin) {
  const std::vector<AuditedNode> nodes = {
      {1, 50, true}, {1, 99, false}, {1, 100, false}, {2, 300, true}, {1, 10, true}};
  const std::vector<AuditedPrecision> found = AuditPrecision(nodes, {100, 50}, 0.95);
  ASSERT_EQ(found.size(), 4u);
  EXPECT_EQ(found[0].depth, 1);
  EXPECT_EQ(found[0].margin, 50);
  EXPECT_EQ(found[0].nodes, 3);
  EXPECT_EQ(found[0].failures, 1);
  EXPECT_EQ(found[0].right.low, ClopperPearson(2, 3, 0.95).low);
  EXPECT_EQ(found[0].right.high, ClopperPearson(2, 3, 0.95).high);
  EXPECT_EQ(found[1].margin, 100);
  EXPECT_EQ(found[1].nodes, 1);
  EXPECT_EQ(found[1].failures, 0);
  EXPECT_EQ(found[2].depth, 2);
  EXPECT_EQ(found[3].failures, 1);
  EXPECT_TRUE(AuditPrecision({}, {50}, 0.95).empty());
}

}  // namespace
}  // namespace hakari::search
