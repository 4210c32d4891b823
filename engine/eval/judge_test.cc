// Compares the fast evaluation with the definition after every move of random games of many styles.
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/eval/accumulator.h"
#include "engine/eval/blend.h"
#include "engine/eval/breakdown.h"
#include "engine/eval/default_weights.h"
#include "engine/eval/evaluate.h"
#include "engine/eval/transformed_for_test.h"
#include "engine/eval/weights.h"
#include "engine/position/position.h"
#include "engine/reference/bridge.h"
#include "engine/reference/samples.h"

namespace hakari::eval {
namespace {

constexpr int kPositionsPerSeed = 1500;
constexpr int kMovesPerPosition = 4;

bool HasBothKings(const Position& position) {
  return position.king(kBlack) != kNoSquare && position.king(kWhite) != kNoSquare;
}

bool IsSame(const Accumulator& a, const Accumulator& b) {
  bool same = true;
  for (int lane = 0; lane < 4; ++lane) {
    same = same && a.board[lane] == b.board[lane] && a.near_king[0][lane] == b.near_king[0][lane] &&
           a.near_king[1][lane] == b.near_king[1][lane];
  }
  return same;
}

// All weights are drawn at random, so that swapped counts change the value.
Weights RandomWeights(uint64_t seed, int largest) {
  reference::Dice dice(seed);
  const auto weight = [&] { return static_cast<int16_t>(dice.Roll(2 * largest + 1) - largest); };
  WeightNumbers numbers;
  for (PhaseWeights& cell : numbers.cells) cell = {weight(), weight(), weight()};
  for (int16_t& number : numbers.progress) number = static_cast<int16_t>(dice.Roll(120));
  return Weights(numbers, {});
}

int ValueOf(const Position& position, const Weights& weights) {
  return Evaluate(position, Accumulate(position, weights), weights);
}

void JudgePosition(const Position& position, const Accumulator& kept, const Weights& weights) {
  EXPECT_TRUE(IsSame(kept, Accumulate(position, weights)));
  const int value = Evaluate(position, kept, weights);
  EXPECT_EQ(value, Explain(position, weights).value);
  EXPECT_LT(std::abs(value), kValueLimit);
  EXPECT_EQ(ValueOf(Turned(position), weights), value);
  EXPECT_EQ(ValueOf(Mirrored(position), weights), value);
}

// Tries a few moves from here, each with the accumulator of the position before.
void JudgeMoves(const reference::Sample& sample, const Weights& weights, reference::Dice& dice) {
  const Accumulator before = Accumulate(sample.position, weights);
  for (int i = 0; i < kMovesPerPosition && !sample.plays.empty(); ++i) {
    const int play = dice.Roll(static_cast<int>(sample.plays.size()));
    const Move move = reference::ToMove(sample.plays[static_cast<size_t>(play)]);
    Position after = sample.position;
    const Undo undo = after.DoMove(move);
    JudgePosition(after, AccumulateAfter(before, after, move, undo.captured, weights), weights);
  }
}

class EvaluateJudge : public testing::TestWithParam<int> {};

TEST_P(EvaluateJudge, AgreesWithTheDefinition) {
  const auto seed = static_cast<uint64_t>(GetParam());
  const Weights weights[] = {DefaultWeights(), RandomWeights(seed, 900),
                             RandomWeights(seed, kLargestWeight)};
  reference::SampleStream stream(seed);
  reference::Dice dice(seed);
  int judged = 0;
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    const reference::Sample& sample = stream.Next();
    if (!HasBothKings(sample.position)) continue;
    SCOPED_TRACE(reference::ToSfen(sample.board));
    JudgeMoves(sample, weights[i % 3], dice);
    ++judged;
  }
  EXPECT_GT(judged, kPositionsPerSeed / 2);
}

INSTANTIATE_TEST_SUITE_P(Seeds, EvaluateJudge, testing::Range(1, 5));

// Updates one accumulator through whole games.
TEST(EvaluateJudge, KeepsTheSumsThroughWholeGames) {
  const Weights weights = RandomWeights(7, 900);
  reference::SampleStream stream(7);
  reference::Dice dice(7);
  for (int game = 0; game < 40 && !HasFailure(); ++game) {
    reference::Board board = reference::MakeStart(reference::Start::kInitial, dice);
    Position position = reference::ToPosition(board);
    Accumulator kept = Accumulate(position, weights);
    for (int ply = 0; ply < 150; ++ply) {
      const std::vector<reference::Play> plays = reference::LegalPlays(board);
      if (plays.empty()) break;
      const auto temper = static_cast<reference::Temper>(game % reference::kTemperCount);
      const reference::Play& play = reference::Choose(board, plays, temper, dice);
      const Move move = reference::ToMove(play);
      const Undo undo = position.DoMove(move);
      kept = AccumulateAfter(kept, position, move, undo.captured, weights);
      board = reference::After(board, play);
      ASSERT_TRUE(IsSame(kept, Accumulate(position, weights))) << "game " << game << " ply " << ply;
    }
  }
}

}  // namespace
}  // namespace hakari::eval
