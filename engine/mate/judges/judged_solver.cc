#include "engine/mate/judges/judged_solver.h"

#include "absl/status/status.h"
#include "engine/mate/judges/brute_force.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr int kPositions = 400;
constexpr int kBrutePlies = 7;
constexpr uint64_t kBruteNodes = 20'000;

void ExpectHoldsTogether(const MateSolver& solver, const Position& position,
                         const MateResult& result) {
  EXPECT_EQ(result.answer == MateAnswer::kUnknown, result.reason != StopReason::kNone);
  if (result.answer != MateAnswer::kMate) return;
  const absl::Status line = VerifyMateLine(position, result.line);
  EXPECT_TRUE(line.ok()) << line;
  EXPECT_EQ(solver.Known(position).answer, MateAnswer::kMate);
}

}  // namespace

void JudgeByBruteForce(MateSolver& solver, const MateLimits& limits, Lengths lengths,
                       uint64_t seed) {
  reference::Dice dice(seed);
  int mates = 0;
  int no_mates = 0;
  int long_mates = 0;
  for (int i = 0; i < kPositions; ++i) {
    const Position position = SmallPosition(dice);
    const MateResult result = solver.Solve(position, limits);
    ExpectHoldsTogether(solver, position, result);
    const BruteForceAnswer truth = ProveByBruteForce(position, kBrutePlies, kBruteNodes);
    if (truth.answer == MateAnswer::kUnknown || result.answer == MateAnswer::kUnknown) continue;
    ASSERT_EQ(result.answer, truth.answer);
    if (lengths == Lengths::kShortest) {
      ASSERT_EQ(static_cast<int>(result.line.size()), truth.plies);
    }
    ++(truth.answer == MateAnswer::kMate ? mates : no_mates);
    long_mates += truth.plies >= 5;
  }
  EXPECT_GT(mates, 10);
  EXPECT_GT(no_mates, 25);
  EXPECT_GT(long_mates, 2);
}

}  // namespace hakari::mate
