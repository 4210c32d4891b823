#include "engine/mate/best_first.h"

#include <cstdint>

#include "absl/status/status.h"
#include "engine/mate/brute_force.h"
#include "engine/mate/game_positions.h"
#include "engine/mate/mate_line.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/small_positions.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

constexpr uint64_t kBytes = 8 << 20;

MateLimits NodeLimit(uint64_t nodes) {
  MateLimits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(BestFirst, IsNeverWrong) {
  reference::Dice dice(11);
  BestFirstSolver solver(kBytes);
  int mates = 0;
  int no_mates = 0;
  for (int i = 0; i < 400; ++i) {
    const Position position = SmallPosition(dice);
    const BruteForceAnswer truth = ProveByBruteForce(position, 5, 20'000);
    const MateResult result = solver.Solve(position, NodeLimit(2000));
    EXPECT_EQ(result.answer == MateAnswer::kUnknown, result.reason != StopReason::kNone);
    if (result.answer == MateAnswer::kMate) {
      const absl::Status line = VerifyMateLine(position, result.line);
      EXPECT_TRUE(line.ok()) << line;
      EXPECT_EQ(solver.Known(position).plies, static_cast<int>(result.line.size()));
    }
    if (truth.answer == MateAnswer::kUnknown || result.answer == MateAnswer::kUnknown) continue;
    ASSERT_EQ(result.answer, truth.answer);
    ++(truth.answer == MateAnswer::kMate ? mates : no_mates);
  }
  EXPECT_GT(mates, 10);
  EXPECT_GT(no_mates, 25);
}

TEST(BestFirst, AFullMemoryMakesTheAnswerUnknown) {
  BestFirstSolver small(BestFirstSolver::kLeastBytes);
  BestFirstSolver large(kBytes);
  int full = 0;
  for (const Position& position : PositionsFromGames(12, 100)) {
    const MateResult result = small.Solve(position, NodeLimit(2000));
    if (result.reason != StopReason::kMemory) {
      EXPECT_EQ(result.nodes, large.Solve(position, NodeLimit(2000)).nodes);
      continue;
    }
    EXPECT_EQ(result.answer, MateAnswer::kUnknown);
    EXPECT_EQ(small.Known(position).answer, MateAnswer::kUnknown);
    ++full;
  }
  EXPECT_GT(full, 3);
}

TEST(BestFirst, StopsAtThePlyLimit) {
  MateLimits limits = NodeLimit(2000);
  limits.plies = 2;
  BestFirstSolver solver(kBytes);
  int stopped = 0;
  for (const Position& position : PositionsFromGames(13, 50)) {
    const MateResult result = solver.Solve(position, limits);
    EXPECT_LE(result.line.size(), 2u);
    stopped += result.reason == StopReason::kPlies;
  }
  EXPECT_GT(stopped, 5);
}

}  // namespace
}  // namespace hakari
