// Compares all searches with each other: any two that decide a position must agree. Errors of the
// move generator that affect all of them are found by the tests against engine/reference.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr int kSeeds = 20;
constexpr int kPositionsPerSeed = 1000;  // 20,000 in all
constexpr uint64_t kNodes = 300;

struct Contender {
  absl::string_view name;
  std::unique_ptr<MateSolver> solver;
};

std::vector<Contender> Contenders() {
  std::vector<Contender> contenders;
  for (const MateSolverInfo& info : MateSolvers()) {
    const uint64_t bytes = *TableBytesFor(info.name, kNodes);
    contenders.push_back({info.name, *MakeMateSolver(info.name, bytes)});
  }
  constexpr int kThreads = 3;
  contenders.push_back(
      {"strong with threads", *MakeMateSolver("strong", uint64_t{2} << 20, kThreads)});
  return contenders;
}

// Random small positions and successive positions of random games.
class Source {
 public:
  explicit Source(int seed)
      : dice_(static_cast<uint64_t>(seed)), games_(static_cast<uint64_t>(seed)) {}

  Position Next() {
    if (dice_.OneIn(2)) return SmallPosition(dice_);
    const Position& position = games_.Next().position;
    return position.king(Opponent(position.side_to_move())) == kNoSquare ? SmallPosition(dice_)
                                                                         : position;
  }

 private:
  reference::Dice dice_;
  reference::SampleStream games_;
};

struct Tally {
  int mates = 0;
  int no_mates = 0;
  int decided_by_all = 0;
};

// All answers to one position.
void CrossCheck(const std::vector<Contender>& contenders, const Position& position, Tally& tally) {
  MateLimits limits;
  limits.nodes = kNodes;
  MateAnswer decided = MateAnswer::kUnknown;
  absl::string_view decided_by;
  size_t decisions = 0;
  for (const Contender& contender : contenders) {
    const MateResult result = contender.solver->Solve(position, limits);
    ASSERT_LE(result.nodes, kNodes) << contender.name;
    if (result.answer == MateAnswer::kUnknown) continue;
    ++decisions;
    if (decided == MateAnswer::kUnknown) {
      decided = result.answer;
      decided_by = contender.name;
    }
    ASSERT_EQ(result.answer, decided) << contender.name << " against " << decided_by;
    if (result.answer != MateAnswer::kMate) continue;
    const absl::Status line = VerifyMateLine(position, result.line);
    ASSERT_TRUE(line.ok()) << contender.name << ": " << line;
  }
  tally.mates += decided == MateAnswer::kMate;
  tally.no_mates += decided == MateAnswer::kNoMate;
  tally.decided_by_all += decisions == contenders.size();
}

class CrossCheckOfSolvers : public testing::TestWithParam<int> {};

TEST_P(CrossCheckOfSolvers, TheyAgree) {
  const std::vector<Contender> contenders = Contenders();
  Source source(GetParam());
  Tally tally;
  for (int i = 0; i < kPositionsPerSeed && !HasFatalFailure(); ++i) {
    SCOPED_TRACE(i);
    CrossCheck(contenders, source.Next(), tally);
  }
  EXPECT_GT(tally.mates, kPositionsPerSeed / 20);
  EXPECT_GT(tally.no_mates, kPositionsPerSeed / 4);
  EXPECT_GT(tally.decided_by_all, kPositionsPerSeed / 4);
}

INSTANTIATE_TEST_SUITE_P(Seeds, CrossCheckOfSolvers, testing::Range(0, kSeeds));

}  // namespace
}  // namespace hakari::mate
