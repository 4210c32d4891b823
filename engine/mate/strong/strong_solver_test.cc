// The same question in tables of three sizes: memory may cost an answer, never make a wrong one.
#include "engine/mate/strong/strong_solver.h"

#include <cstdint>
#include <memory>

#include "engine/mate/answer_check.h"
#include "engine/mate/judges/whole_graph.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kMebibyte = uint64_t{1} << 20;

class TableSize : public testing::TestWithParam<uint64_t> {};

TEST_P(TableSize, NeverMakesAnAnswerWrong) {
  const std::unique_ptr<MateSolver> solver = *StrongSolver::Make(GetParam() * kMebibyte);
  MateLimits limits;
  limits.nodes = 400'000;
  AnswerChecker checker;
  // Zuko 98, a mate in 31, and a king that a dragon drives to and fro for ever.
  const Position zuko = *notation::ParseSfen("8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1");
  const MateResult mate = solver->Solve(zuko, limits);
  EXPECT_EQ(mate.answer, MateAnswer::kMate);
  EXPECT_NE(checker.Check(zuko, mate, *solver), CheckedAnswer::kRefuted);
  const Position chase = *notation::ParseSfen("8k/9/5+R3/9/9/9/9/9/9 b - 1");
  ASSERT_EQ(SolveWholeGraph(chase, 10'000).end, GraphEnd::kPerpetualCheck);
  const MateResult none = solver->Solve(chase, limits);
  EXPECT_EQ(none.answer, MateAnswer::kNoMate);
  EXPECT_NE(checker.Check(chase, none, *solver), CheckedAnswer::kRefuted);
}

INSTANTIATE_TEST_SUITE_P(Mebibytes, TableSize, testing::Values(1, 16, 256));

TEST(StrongSolver, TooLittleMemoryIsRefused) {
  EXPECT_FALSE(StrongSolver::Make(StrongSolver::kLeastTableBytes - 1).ok());
  EXPECT_TRUE(StrongSolver::Make(StrongSolver::kLeastTableBytes).ok());
}

}  // namespace
}  // namespace hakari::mate
