// Compares counting in the tree with minimax of every child of the root, and with a search without
// reverse futility, whose nodes counting must not change.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/search/board.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/judges/minimax.h"
#include "engine/search/judges/plain_weights.h"
#include "engine/search/judges/positions.h"
#include "engine/search/memory/dynamic_margin.h"
#include "engine/search/memory/memory.h"
#include "engine/search/search.h"
#include "engine/search/settings/settings.h"
#include "engine/search/tree.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

// Margins of 0, 40, 80 and 120.
constexpr const char* kCounting =
    "plain,quiescence.plies=3,reverse_futility=2,dynamic.mode=1,dynamic.least=0,dynamic.step=40,"
    "dynamic.count=4";

// Counts the children of a root that is searched `depth` deep, by minimax only, candidate by
// candidate; nothing if minimax gives up.
class SlowCounts {
 public:
  SlowCounts(const SearchSettings& settings, uint64_t nodes)
      : settings_(settings), minimax_(settings, PlainWeights(), nodes) {}

  std::optional<MarginTallies> Of(const Position& root, const std::vector<RootMove>& moves,
                                  int depth) {
    MarginTallies tallies = {};
    int alpha = -kInfiniteScore;
    for (const RootMove& move : moves) {
      const auto board = std::make_unique<Board>(root, std::vector<Move>(), PlainWeights());
      board->Do(move.move);
      const std::optional<int> score = minimax_.Score(board->position(), depth - 1);
      if (!score) return std::nullopt;
      // The first child is searched with a full window and never cut, the others with a null one.
      if (alpha > -kInfiniteScore) Count(*board, *score, -alpha, tallies);
      alpha = std::max(alpha, -*score);
    }
    return tallies;
  }

 private:
  void Count(const Board& child, int score, int beta, MarginTallies& tallies) const {
    if (child.in_check() || IsDecided(beta)) return;
    for (int candidate = 0; candidate < settings_.dynamic.count; ++candidate) {
      if (beta > child.Evaluate() - CandidateMargin(candidate, settings_.dynamic)) continue;
      MarginTally& tally = tallies[static_cast<size_t>(candidate)];
      ++tally.tries;
      tally.failures += score < beta ? 1 : 0;
    }
  }

  const SearchSettings settings_;
  Minimax minimax_;
};

std::vector<RootMove> MovesOf(const Position& root) {
  movegen::MoveList legal;
  movegen::GenerateLegal(root, legal);
  std::vector<RootMove> moves;
  for (Move move : legal) {
    moves.emplace_back();
    moves.back().move = move;
  }
  return moves;
}

struct Sums {
  int judged = 0;
  int64_t tries = 0, failures = 0;
};

// At a root of `depth`, its children are the only nodes of the depth below.
Sums Judge(uint64_t seed, int depth, int most_moves, int count) {
  const SearchSettings settings = *ParseSettings(kCounting);
  SlowCounts slow(settings, 300000);
  GameMemory memory = *GameMemory::Make(1);
  Positions positions(seed);
  Sums sums;
  for (int i = 0; i < count && !testing::Test::HasFailure(); ++i) {
    const Position& root = positions.NextWithAtMost(most_moves);
    SCOPED_TRACE(absl::StrCat("depth ", depth, " of ", notation::ToSfen(root)));
    std::vector<RootMove> moves = MovesOf(root);
    const std::optional<MarginTallies> expected = slow.Of(root, moves, depth);
    if (!expected) continue;
    memory.margins() = MarginCounts();
    const auto board = std::make_unique<Board>(root, std::vector<Move>(), PlainWeights());
    Effort effort(Limits(), nullptr);
    const auto tree = std::make_unique<Tree>(*board, effort, memory, settings);
    tree->Root(depth, -kInfiniteScore, kInfiniteScore, moves, 0);
    const MarginTallies found = TalliesOf(memory.margins(), depth - 1, settings.dynamic);
    for (size_t at = 0; at < found.size(); ++at) {
      EXPECT_EQ(found[at].tries, (*expected)[at].tries) << at;
      EXPECT_EQ(found[at].failures, (*expected)[at].failures) << at;
      sums.tries += found[at].tries;
      sums.failures += found[at].failures;
    }
    ++sums.judged;
  }
  return sums;
}

TEST(DynamicMarginJudge, AgreesOneBeforeTheHorizon) {
  const Sums sums = Judge(21, 2, 120, 150);
  EXPECT_GT(sums.judged, 50);
  EXPECT_GT(sums.tries, 500);
  EXPECT_GT(sums.failures, 20);
}

TEST(DynamicMarginJudge, AgreesTwoBeforeTheHorizon) {
  const Sums sums = Judge(22, 3, 20, 60);
  EXPECT_GT(sums.judged, 20);
  EXPECT_GT(sums.tries, 50);
  EXPECT_GT(sums.failures, 2);
}

constexpr const char* kWithout = "null_move=1,reduction=100,reverse_futility=0";
constexpr const char* kWith =
    "null_move=1,reduction=100,reverse_futility=2,dynamic.mode=1,dynamic.least=0";

TEST(DynamicMarginCounting, SearchesWhatIsSearchedWithoutReverseFutility) {
  const FixedWork without = WorkWith(kWithout, 5);
  const FixedWork with = WorkWith(kWith, 5);
  EXPECT_EQ(with.nodes, without.nodes);
  EXPECT_EQ(with.scores, without.scores);
  EXPECT_EQ(with.counters.evaluations, without.counters.evaluations);
  EXPECT_EQ(with.counters.reverse_futility_cuts, 0);
  EXPECT_GT(with.counters.margin_tries, 1000);
  EXPECT_EQ(without.counters.margin_tries, 0);
}

SearchResult SearchOnce(const Position& position, const std::string& changes, int depth) {
  GameMemory memory = *GameMemory::Make(4);
  SearchQuestion question;
  question.start = position;
  question.limits.depth = depth;
  const std::string text = absl::StrCat("plain,table=1,killers=1,history=1,exchange_order=1,",
                                        "quiescence.exchange=1,quiescence.plies=6,", changes);
  return Search(question, *ParseSettings(text), PlainWeights(), memory);
}

TEST(DynamicMarginCounting, TellsNodesBelowApart) {
  for (const Position& position : FixedPositions()) {
    const SearchResult result = SearchOnce(position, absl::StrCat(kWith, ",dynamic.pooled=1"), 5);
    const DynamicMarginSettings dynamic =
        ParseSettings(absl::StrCat("plain,", kWith, ",dynamic.pooled=1"))->dynamic;
    const MarginTallies tallies = TalliesOf(result.margins, 1, dynamic);
    EXPECT_EQ(tallies[0].tries, result.counters.margin_tries);
    EXPECT_EQ(tallies[0].nodes, result.counters.margin_nodes);
    EXPECT_GT(tallies[0].nodes, 0);
    EXPECT_LT(tallies[0].nodes, static_cast<int64_t>(result.nodes));
    for (size_t at = 1; at < tallies.size(); ++at) {
      EXPECT_LE(tallies[at].tries, tallies[at - 1].tries);
      EXPECT_LE(tallies[at].failures, tallies[at - 1].failures);
      EXPECT_LE(tallies[at].nodes, tallies[at - 1].nodes);
      EXPECT_GE(tallies[at].nodes, 0);
    }
  }
}

// A margin that is adopted at once cuts the same nodes as the fixed one. Only the node by which it
// was adopted is searched, one at each depth.
TEST(DynamicMarginAdoption, CutsAsTheFixedMargin) {
  for (const Position& position : FixedPositions()) {
    const SearchResult result = SearchOnce(
        position,
        "reverse_futility=2,dynamic.mode=2,dynamic.threshold=0,dynamic.target=0,dynamic.at_least=1,"
        "dynamic.least=200,dynamic.count=1",
        5);
    EXPECT_EQ(result.margins.adopted[0], 200);
    EXPECT_EQ(result.margins.adopted[1], 200);
    EXPECT_EQ(result.counters.margin_tries, 2);
    EXPECT_EQ(result.counters.margin_cuts, result.counters.reverse_futility_cuts);
    const SearchResult fixed = SearchOnce(
        position, "reverse_futility=2,reverse_futility_fixed=200,reverse_futility_extended=200", 5);
    EXPECT_LT(std::abs(static_cast<int64_t>(result.nodes) - static_cast<int64_t>(fixed.nodes)),
              static_cast<int64_t>(fixed.nodes) / 20);
  }
}

TEST(DynamicMarginAdoption, LeavesTheRestToTheFixedMargin) {
  constexpr const char* kNever = "reverse_futility=4,dynamic.mode=2,dynamic.threshold=1000000000";
  for (const Position& position : FixedPositions()) {
    const SearchResult none = SearchOnce(position, kNever, 5);
    EXPECT_GT(none.counters.reverse_futility_cuts, 0) << "at depths 3 and 4";
    EXPECT_EQ(none.counters.margin_cuts, 0);
    const SearchResult before =
        SearchOnce(position, absl::StrCat(kNever, ",dynamic.before=1,dynamic.sample=10"), 5);
    EXPECT_GT(before.counters.reverse_futility_cuts, none.counters.reverse_futility_cuts);
    EXPECT_LT(before.nodes, none.nodes);
    EXPECT_EQ(before.counters.margin_tries, (before.margins.seen + 9) / 10);
  }
}

}  // namespace
}  // namespace hakari::search
