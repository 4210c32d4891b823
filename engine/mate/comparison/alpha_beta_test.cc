#include "engine/mate/comparison/alpha_beta.h"

#include <cstdint>

#include "engine/mate/judges/game_positions.h"
#include "engine/mate/judges/judged_solver.h"
#include "engine/mate/mate_result.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kBytes = 8 << 20;

TEST(AlphaBeta, FindsShortestMatesAndIsNeverWrong) {
  AlphaBetaSolver solver(kBytes);
  MateLimits limits;
  limits.nodes = 20'000;
  JudgeByBruteForce(solver, limits, Lengths::kShortest, 21);
}

TEST(AlphaBeta, LooksNoDeeperThanThePlyLimit) {
  MateLimits limits;
  limits.nodes = 2000;
  limits.plies = 3;
  AlphaBetaSolver solver(kBytes);
  int stopped = 0;
  for (const Position& position : PositionsFromGames(22, 50)) {
    const MateResult result = solver.Solve(position, limits);
    EXPECT_LE(result.line.size(), 3u);
    stopped += result.reason == StopReason::kPlies;
  }
  EXPECT_GT(stopped, 5);
}

}  // namespace
}  // namespace hakari::mate
