// Compares the tree with plain minimax: techniques that only save work must not change the score.
#include <gtest/gtest.h>

#include <cstdint>
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
#include "engine/search/judges/minimax.h"
#include "engine/search/judges/plain_weights.h"
#include "engine/search/judges/positions.h"
#include "engine/search/memory/memory.h"
#include "engine/search/search.h"
#include "engine/search/settings/settings.h"
#include "engine/search/tree.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

const char* const kOrder =
    "killers=1,counter_moves=1,history=1,continuation=1,capture_history=1,exchange_order=1";
// The scores are equal only without repetition, since a table ignores the path.
const char* const kEqualTable = "table=1,table_equal_depth=1";

// The settings of quiescence at the leaves. Few plies where it makes many moves, so that minimax
// finishes.
const char* const kLeaves[] = {
    "plain,quiescence.plies=4",
    "plain,quiescence.plies=6,quiescence.exchange=1,quiescence.promotions=1,quiescence.checks=1",
    "plain,quiescence.plies=3,quiescence.evasions=0,useless_refusals=1",
    "plain,quiescence.plies=6,quiescence.exchange=1,quiescence.recaptures=2,quiescence.threats=1",
};

SearchResult SearchTo(const Position& position, int depth, const SearchSettings& settings,
                      GameMemory& memory) {
  SearchQuestion question;
  question.start = position;
  question.limits.depth = depth;
  return Search(question, settings, PlainWeights(), memory);
}

class MinimaxJudge : public testing::TestWithParam<const char*> {
 protected:
  // All tests share one memory: its content must not change a score.
  MinimaxJudge() : memory_(*GameMemory::Make(1)) {
    for (const std::string& more : {std::string(), absl::StrCat(",", kOrder),
                                    std::string(",mate_distance=1"), absl::StrCat(",", kEqualTable),
                                    absl::StrCat(",mate_distance=1,", kOrder, ",", kEqualTable)}) {
      variants_.push_back(*ParseSettings(absl::StrCat(GetParam(), more)));
    }
  }

  // The score of the root by the tree within a window.
  int RootScore(const Position& position, int depth, int alpha, int beta,
                const SearchSettings& settings) {
    const auto board = std::make_unique<Board>(position, std::vector<Move>(), PlainWeights());
    Effort effort(Limits(), nullptr);
    const auto tree = std::make_unique<Tree>(*board, effort, memory_, settings);
    std::vector<RootMove> moves;
    movegen::MoveList legal;
    movegen::GenerateLegal(position, legal);
    for (Move move : legal) {
      if (settings.useless_refusals > 0 && RefusesPromotionUselessly(position, move)) continue;
      moves.emplace_back();
      moves.back().move = move;
    }
    return tree->Root(depth, alpha, beta, moves, 0);
  }

  // Checks at which side of the window the score lies, and the score itself inside the window.
  void JudgeWindow(const Position& position, int depth, int score, int alpha, int beta,
                   const SearchSettings& settings) {
    const int found = RootScore(position, depth, alpha, beta, settings);
    EXPECT_EQ(found >= beta, score >= beta) << found << " for " << score;
    EXPECT_EQ(found <= alpha, score <= alpha) << found << " for " << score;
    if (score > alpha && score < beta) {
      EXPECT_EQ(found, score);
    }
  }

  void JudgePosition(const Position& position, int depth, int score) {
    for (const SearchSettings& settings : variants_) {
      SCOPED_TRACE(SettingsText(settings));
      const SearchResult result = SearchTo(position, depth, settings, memory_);
      ASSERT_EQ(result.lines.size(), 1u);
      EXPECT_EQ(result.lines[0].score, score);
      EXPECT_EQ(result.lines[0].bound, Bound::kExact);
      JudgeWindow(position, depth, score, score - 1, score, settings);
      JudgeWindow(position, depth, score, score, score + 1, settings);
      JudgeWindow(position, depth, score, score + 80, score + 150, settings);
      JudgeWindow(position, depth, score, score - 150, score - 80, settings);
      JudgeWindow(position, depth, score, score - 20, score + 20, settings);
    }
  }

  // Only positions with few moves, so that minimax finishes.
  void Judge(uint64_t seed, int depth, int most_moves, int count, uint64_t nodes) {
    Minimax judge(variants_[0], PlainWeights(), nodes);
    Positions positions(seed);
    int judged = 0;
    for (int i = 0; i < count && !HasFailure(); ++i) {
      const Position& position = positions.NextWithAtMost(most_moves);
      SCOPED_TRACE(absl::StrCat("depth ", depth, " of ", notation::ToSfen(position)));
      const std::optional<int> score = judge.Score(position, depth);
      if (!score) continue;
      ++judged;
      JudgePosition(position, depth, *score);
    }
    EXPECT_GT(judged, count / 3);
  }

  GameMemory memory_;
  std::vector<SearchSettings> variants_;
};

TEST_P(MinimaxJudge, AgreesAtDepthOne) { Judge(1, 1, 600, 400, 30000); }
TEST_P(MinimaxJudge, AgreesAtDepthTwo) { Judge(2, 2, 60, 150, 100000); }
TEST_P(MinimaxJudge, AgreesAtDepthThree) { Judge(3, 3, 12, 30, 200000); }

INSTANTIATE_TEST_SUITE_P(Leaves, MinimaxJudge, testing::ValuesIn(kLeaves));

// Aspiration begins at depth 4, which is too deep for minimax: the plain search is the judge.
TEST(Aspiration, ChangesNoScore) {
  const SearchSettings plain = *ParseSettings(absl::StrCat("plain,quiescence.plies=3,", kOrder));
  SearchSettings narrow = plain;
  narrow.aspiration = 15;
  GameMemory memory = *GameMemory::Make(1);
  Positions positions(4);
  int64_t researches = 0;
  for (int i = 0; i < 40 && !testing::Test::HasFailure(); ++i) {
    const Position& position = positions.NextWithAtMost(12);
    SCOPED_TRACE(notation::ToSfen(position));
    const int score = SearchTo(position, 4, plain, memory).lines[0].score;
    const SearchResult result = SearchTo(position, 4, narrow, memory);
    EXPECT_EQ(result.lines[0].score, score);
    EXPECT_EQ(result.lines[0].bound, Bound::kExact);
    researches += result.counters.window_researches;
  }
  EXPECT_GT(researches, 10);
}

}  // namespace
}  // namespace hakari::search
