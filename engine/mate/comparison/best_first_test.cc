#include "engine/mate/comparison/best_first.h"

#include <cstdint>

#include "engine/mate/judges/game_positions.h"
#include "engine/mate/judges/judged_solver.h"
#include "engine/mate/mate_result.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kBytes = 8 << 20;

MateLimits NodeLimit(uint64_t nodes) {
  MateLimits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(BestFirst, IsNeverWrong) {
  BestFirstSolver solver(kBytes);
  JudgeByBruteForce(solver, NodeLimit(2000), Lengths::kAny, 11);
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
}  // namespace hakari::mate
