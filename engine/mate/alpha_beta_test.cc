#include "engine/mate/alpha_beta.h"

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

TEST(AlphaBeta, FindsShortestMatesAndIsNeverWrong) {
  reference::Dice dice(21);
  AlphaBetaSolver solver(kBytes);
  MateLimits limits;
  limits.nodes = 20'000;
  int mates = 0;
  int no_mates = 0;
  int long_mates = 0;
  for (int i = 0; i < 400; ++i) {
    const Position position = SmallPosition(dice);
    const BruteForceAnswer truth = ProveByBruteForce(position, 7, 20'000);
    const MateResult result = solver.Solve(position, limits);
    EXPECT_EQ(result.answer == MateAnswer::kUnknown, result.reason != StopReason::kNone);
    if (result.answer == MateAnswer::kMate) {
      const absl::Status line = VerifyMateLine(position, result.line);
      EXPECT_TRUE(line.ok()) << line;
      EXPECT_EQ(solver.Known(position).plies, static_cast<int>(result.line.size()));
    }
    if (truth.answer == MateAnswer::kUnknown || result.answer == MateAnswer::kUnknown) continue;
    ASSERT_EQ(result.answer, truth.answer);
    ASSERT_EQ(static_cast<int>(result.line.size()), truth.plies);
    ++(truth.answer == MateAnswer::kMate ? mates : no_mates);
    long_mates += truth.plies >= 5;
  }
  EXPECT_GT(mates, 10);
  EXPECT_GT(no_mates, 25);
  EXPECT_GT(long_mates, 2);
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
}  // namespace hakari
