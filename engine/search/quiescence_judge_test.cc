// Compares quiescence with its definition under many settings.
#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/core/move.h"
#include "engine/eval/default_weights.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/search/board.h"
#include "engine/search/judges/positions.h"
#include "engine/search/judges/slow_quiescence.h"
#include "engine/search/memory/histories.h"
#include "engine/search/memory/table.h"
#include "engine/search/quiescence.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/lines.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

constexpr int kPositions = 500;
constexpr uint64_t kNodes = 1500;  // limit of the judge; it gives up beyond

// Few plies, so that minimax finishes. The margin is 0, since a margin is a guess that changes
// scores.
const char* const kSettings[] = {
    "plain,quiescence.plies=3",
    "plain,quiescence.plies=1",
    "plain,quiescence.plies=5,quiescence.exchange=1",
    "plain,quiescence.plies=4,quiescence.evasions=0",
    "plain,quiescence.plies=3,quiescence.promotions=1",
    "plain,quiescence.plies=3,quiescence.checks=1",
    "plain,quiescence.plies=3,quiescence.checks=1,quiescence.promotions=1",
    "plain,quiescence.plies=3,quiescence.checks=3,quiescence.exchange=1,quiescence.evasions=0",
    "plain,quiescence.plies=5,quiescence.recaptures=1",
    "plain,quiescence.plies=6,quiescence.recaptures=2,quiescence.exchange=1,useless_refusals=1",
    "plain,quiescence.plies=3,quiescence.threats=1,quiescence.exchange=1",
    "plain,quiescence.plies=3,quiescence.threats=2,quiescence.checks=1,quiescence.promotions=1",
    "plain,quiescence.plies=3,quiescence.evasions=0,quiescence.promotions=1,quiescence.checks=1",
    "default,quiescence.plies=4,quiescence.margin=0",
    "default,quiescence.plies=4,quiescence.margin=0,quiescence.recaptures=2,quiescence.checks=2",
};

class QuiescenceJudge : public testing::TestWithParam<const char*> {
 protected:
  QuiescenceJudge()
      : settings_(WithEqualDepths(*ParseSettings(GetParam()))),
        histories_(std::make_unique<Histories>()),
        table_(*Table::Make(Table::kLeastBytes)) {}

  // Only entries of exactly this ply may answer: scores of deeper entries differ from the
  // definition.
  static SearchSettings WithEqualDepths(SearchSettings settings) {
    settings.table_equal_depth = 1;
    return settings;
  }

  int Fast(const Position& position, int alpha, int beta, Table* table) const {
    const auto board =
        std::make_unique<Board>(position, std::vector<Move>(), eval::DefaultWeights());
    const auto lines = std::make_unique<Lines>();
    Effort effort(Limits(), nullptr);
    return Quiescence(*board, effort, *lines, settings_, *histories_, table).Search(alpha, beta);
  }

  // Checks at which side of the window the score lies, and the score itself inside the window.
  void JudgeWindow(const Position& position, int score, int alpha, int beta, Table* table) const {
    SCOPED_TRACE(absl::StrCat("window ", alpha, " ", beta));
    const int fast = Fast(position, alpha, beta, table);
    EXPECT_EQ(fast >= beta, score >= beta) << fast << " for " << score;
    EXPECT_EQ(fast <= alpha, score <= alpha) << fast << " for " << score;
    if (score > alpha && score < beta) {
      EXPECT_EQ(fast, score);
    }
  }

  const SearchSettings settings_;
  const std::unique_ptr<const Histories> histories_;
  const std::unique_ptr<Table> table_;
};

TEST_P(QuiescenceJudge, AgreesWithTheDefinition) {
  SlowQuiescence judge(settings_, eval::DefaultWeights(), kNodes);
  Positions positions(1);
  int judged = 0;
  for (int i = 0; i < kPositions && !HasFailure(); ++i) {
    const Position& position = positions.Next();
    SCOPED_TRACE(notation::ToSfen(position));
    const std::optional<int> score = judge.Score(position);
    if (!score) continue;
    ++judged;
    EXPECT_EQ(Fast(position, -kInfiniteScore, kInfiniteScore, nullptr), *score);
    for (Table* table : {static_cast<Table*>(nullptr), table_.get()}) {
      for (int offset : {-200, 0, 1, 150}) {
        JudgeWindow(position, *score, *score + offset - 1, *score + offset, table);
      }
      JudgeWindow(position, *score, *score - 30, *score + 30, table);
    }
  }
  EXPECT_GT(judged, kPositions / 4);
}

INSTANTIATE_TEST_SUITE_P(Settings, QuiescenceJudge, testing::ValuesIn(kSettings));

}  // namespace
}  // namespace hakari::search
