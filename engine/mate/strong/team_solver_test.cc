// Several threads on one problem give the same answers as one thread, and never a wrong one.
#include "engine/mate/strong/team_solver.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "engine/mate/answer_check.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/judges/whole_graph.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/mate/strong/spin_lock.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kMebibyte = uint64_t{1} << 20;
// Zuko 98, an Edo-period problem of 31 plies.
constexpr char kZuko98[] = "8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1";

MateLimits Nodes(uint64_t nodes) {
  MateLimits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(SpinLock, LetsOneInAtATime) {
  SpinLock lock;
  int64_t count = 0;
  const auto work = [&] {
    for (int i = 0; i < 100'000; ++i) {
      const std::lock_guard<SpinLock> held(lock);
      ++count;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(count, 400'000);
}

TEST(Team, ChildrenWhereOthersAreAreCounted) {
  const auto team = std::make_unique<Team>(1000);
  EXPECT_EQ(team->Visitors(77), 0u);
  team->Enter(77);
  team->Enter(77);
  EXPECT_EQ(team->Visitors(77), 2u);
  team->Leave(77);
  EXPECT_EQ(team->Visitors(77), 1u);
}

TEST(Team, NodesAreGivenOutOnceAndOneEndsIt) {
  const auto team = std::make_unique<Team>(1000);
  team->Begin(150);
  uint64_t given = 0;
  while (const uint64_t some = team->TakeNodes()) given += some;
  EXPECT_EQ(given, 150u);
  EXPECT_FALSE(team->IsOver());
  EXPECT_TRUE(team->End());
  EXPECT_FALSE(team->End()) << "another search has already ended it";
  EXPECT_TRUE(team->IsOver());
}

class Threads : public testing::TestWithParam<int> {
 protected:
  std::unique_ptr<MateSolver> Make(uint64_t bytes = 32 * kMebibyte) {
    return *TeamSolver::Make(bytes, GetParam());
  }
};

TEST_P(Threads, AreNeverWrongOnPositionsWrittenOutWhole) {
  const auto solver = Make(4 * kMebibyte);
  AnswerChecker checker;
  reference::Dice dice(211);
  int mates = 0;
  int no_mates = 0;
  for (int i = 0; i < 400; ++i) {
    const Position position = SmallPosition(dice);
    const GraphAnswer truth = SolveWholeGraph(position, 1000);
    if (truth.end == GraphEnd::kTooLarge) continue;
    const MateResult result = solver->Solve(position, Nodes(20'000));
    const bool is_mate = truth.end == GraphEnd::kMate;
    ASSERT_EQ(result.answer, is_mate ? MateAnswer::kMate : MateAnswer::kNoMate)
        << notation::ToSfen(position);
    ASSERT_NE(checker.Check(position, result, *solver), CheckedAnswer::kRefuted)
        << notation::ToSfen(position);
    ++(is_mate ? mates : no_mates);
  }
  EXPECT_GT(mates, 20);
  EXPECT_GT(no_mates, 40);
}

TEST_P(Threads, FindALongMateAlsoInASmallTable) {
  const Position position = *notation::ParseSfen(kZuko98);
  for (const uint64_t bytes : {64 * kMebibyte, 4 * kMebibyte}) {
    const auto solver = Make(bytes);
    const MateResult result = solver->Solve(position, Nodes(4'000'000));
    ASSERT_EQ(result.answer, MateAnswer::kMate) << bytes;
    EXPECT_TRUE(VerifyMateLine(position, result.line).ok());
    EXPECT_GE(result.line.size(), 31u);
    AnswerChecker checker;
    EXPECT_NE(checker.Check(position, result, *solver), CheckedAnswer::kRefuted);
  }
}

TEST_P(Threads, KeepToTheNodesOfAllTogether) {
  const auto solver = Make();
  for (const uint64_t nodes : {1, 63, 1000, 5000}) {
    const MateResult result = solver->Solve(*notation::ParseSfen(kZuko98), Nodes(nodes));
    EXPECT_EQ(result.answer, MateAnswer::kUnknown);
    EXPECT_EQ(result.reason, StopReason::kNodes);
    EXPECT_EQ(result.nodes, nodes);
    EXPECT_TRUE(result.line.empty());
  }
}

TEST_P(Threads, StopWhenTheyAreTold) {
  const auto solver = Make();
  const std::atomic<bool> stop{true};
  MateLimits limits;
  limits.stop = &stop;
  const MateResult result = solver->Solve(*notation::ParseSfen(kZuko98), limits);
  EXPECT_EQ(result.answer, MateAnswer::kUnknown);
  EXPECT_EQ(result.reason, StopReason::kStopped);
}

TEST_P(Threads, KnowTheAnswerAfterwards) {
  const auto solver = Make();
  const Position position = *notation::ParseSfen(kZuko98);
  const MateResult result = solver->Solve(position, Nodes(4'000'000));
  ASSERT_EQ(result.answer, MateAnswer::kMate);
  EXPECT_EQ(solver->Known(position).answer, MateAnswer::kMate);
  EXPECT_EQ(solver->Solve(*notation::ParseSfen("4k4/9/9/9/9/9/9/9/9 b G 1"), Nodes(1000)).answer,
            MateAnswer::kNoMate);
  EXPECT_EQ(solver->Known(position).answer, MateAnswer::kUnknown) << "of another problem";
}

INSTANTIATE_TEST_SUITE_P(Together, Threads, testing::Values(2, 3, 8));

}  // namespace
}  // namespace hakari::mate
