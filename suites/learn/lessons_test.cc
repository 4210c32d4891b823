#include "suites/learn/lessons.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/random/dice.h"
#include "engine/eval/breakdown.h"
#include "engine/eval/ground_weights.h"
#include "engine/notation/record.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"
#include "suites/corpus/game_reader.h"
#include "suites/learn/sparse_counts.h"

namespace hakari::learn {
namespace {

constexpr char kGames[] = "suites/corpus/testdata/games.usi";
constexpr size_t kMost = 8;

struct Played {
  Position position;
  Move move;
};

// Every position of some games, with the move played.
std::vector<Played> PlayedMoves() {
  std::vector<Played> all;
  const auto games = corpus::CollectGames({kGames});
  if (!games.ok()) return all;
  for (const notation::GameRecord& game : games->games) {
    Position position = game.start;
    for (const notation::RecordedMove& played : game.lines[0].moves) {
      all.push_back({position, played.move});
      position.DoMove(played.move);
    }
  }
  return all;
}

eval::Weights RandomWeights() {
  Dice dice(1);
  eval::WeightNumbers numbers = eval::GroundWeights().numbers();
  for (eval::PhaseWeights& cell : numbers.cells) {
    for (int16_t& weight : cell) weight = static_cast<int16_t>(dice.Below(801)) - 400;
  }
  return eval::Weights(numbers, {});
}

TEST(SparseCounts, ValueIsTheEvaluations) {
  for (const eval::Weights& weights : {eval::GroundWeights(), RandomWeights()}) {
    const RealWeights real = RealOf(weights.numbers());
    for (const Played& played : PlayedMoves()) {
      const Position& position = played.position;
      const int value = eval::Explain(position, weights).value;
      const int for_black = position.side_to_move() == kBlack ? value : -value;
      ASSERT_NEAR(CountsOf(position, weights.numbers()).Value(real), for_black, 1.01);
    }
  }
}

TEST(SparseCounts, SlopesSayHowTheValueMoves) {
  const eval::Weights ground = eval::GroundWeights();
  const RealWeights before = RealOf(ground.numbers());
  const RealWeights after = RealOf(RandomWeights().numbers());
  for (const Played& played : PlayedMoves()) {
    const SparseCounts counts = CountsOf(played.position, ground.numbers());
    RealWeights slopes(before.size());
    counts.AddSlope(2, slopes);
    double change = 0;
    for (size_t cell = 0; cell < slopes.size(); ++cell) {
      for (size_t phase = 0; phase < eval::kPhaseCount; ++phase) {
        change += slopes[cell][phase] * (after[cell][phase] - before[cell][phase]);
      }
    }
    ASSERT_NEAR(change, 2 * (counts.Value(after) - counts.Value(before)),
                1e-3 * (100 + std::abs(change)));
  }
}

Position PositionAfter(const std::string& text) { return player::ParseGame(text)->position(); }

TEST(Teacher, TheMovePlayedIsFirstAndTheOthersBestFirst) {
  const eval::Weights weights = eval::GroundWeights();
  const RealWeights real = RealOf(weights.numbers());
  Teacher teacher(weights, kMost);
  size_t lessons = 0;
  const std::vector<Played> all = PlayedMoves();
  for (size_t i = 0; i < all.size(); i += 5) {
    const MoveLesson lesson = teacher.OfMove(all[i].position, all[i].move);
    if (lesson.leaves.empty()) continue;
    ++lessons;
    EXPECT_EQ(lesson.sign, all[i].position.side_to_move() == kBlack ? 1 : -1);
    EXPECT_LE(lesson.leaves.size(), kMost);
    for (size_t other = 2; other < lesson.leaves.size(); ++other) {
      EXPECT_GE(lesson.sign * lesson.leaves[other - 1].Value(real) + 2.1,
                lesson.sign * lesson.leaves[other].Value(real));
    }
  }
  EXPECT_GT(lessons, all.size() / 10);
}

TEST(Teacher, ABadMoveThatWasPlayedIsFirstAllTheSame) {
  const eval::Weights weights = eval::GroundWeights();
  const RealWeights real = RealOf(weights.numbers());
  Teacher teacher(weights, kMost);
  // This move loses a bishop for a pawn.
  const MoveLesson lesson = teacher.OfMove(PositionAfter("startpos moves 7g7f 3c3d"),
                                           notation::ParseUsiMove("8h3c+").value());
  ASSERT_EQ(lesson.leaves.size(), kMost);
  EXPECT_LT(lesson.leaves[0].Value(real) + 500, lesson.leaves[1].Value(real));
  EXPECT_LT(lesson.leaves[0].Value(real) + 500, lesson.leaves[kMost - 1].Value(real));
}

TEST(Teacher, TakesPositionsWhereCapturesEnd) {
  const eval::Weights weights = eval::GroundWeights();
  Teacher teacher(weights, kMost);
  // White recaptures with the silver: bishops are exchanged, and neither side is a bishop ahead.
  const Position position = PositionAfter("startpos moves 7g7f 3c3d");
  const MoveLesson lesson = teacher.OfMove(position, notation::ParseUsiMove("8h2b+").value());
  ASSERT_EQ(lesson.leaves.size(), kMost);
  EXPECT_LT(std::abs(lesson.leaves[0].Value(RealOf(weights.numbers()))), 300);
  const ResultLesson result =
      teacher.OfResult(PositionAfter("startpos moves 7g7f 3c3d 8h2b+"), 0.5);
  EXPECT_LT(std::abs(result.leaf.Value(RealOf(weights.numbers()))), 300);
}

TEST(Teacher, OneMoveOnlyIsNoLesson) {
  Teacher teacher(eval::GroundWeights(), kMost);
  const Position position = PositionAfter("sfen 8k/9/9/9/9/9/p8/9/K7r b - 1");
  EXPECT_TRUE(teacher.OfMove(position, notation::ParseUsiMove("9i8h").value()).leaves.empty());
}

TEST(Teacher, AMateIsNoLesson) {
  Teacher teacher(eval::GroundWeights(), kMost);
  const Position position = PositionAfter("sfen 7k1/9/7P1/9/9/9/9/9/K8 b G 1");
  EXPECT_TRUE(teacher.OfMove(position, notation::ParseUsiMove("G*2b").value()).leaves.empty());
  EXPECT_FALSE(teacher.OfMove(position, notation::ParseUsiMove("G*5e").value()).leaves.empty());
}

}  // namespace
}  // namespace hakari::learn
