// IsLegal for each of the 65536 codes that a table entry or a peer could hold.
#include "engine/reference/census.h"
#include "engine/reference/movegen_judge.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::reference {
namespace {

constexpr int kPositionsPerSeed = 500;

class IsLegalJudgeTest : public testing::TestWithParam<int> {};

TEST_P(IsLegalJudgeTest, AnswersForEveryCode) {
  SampleStream stream(static_cast<uint64_t>(GetParam()));
  Census census;
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    const Sample& sample = stream.Next();
    SCOPED_TRACE(ToSfen(sample.board));
    JudgeIsLegal(sample.position, ExpectedMoves(sample.board, sample.plays));
    if (InCheck(sample.board, sample.board.to_move)) census.Add("in check");
    if (!FindKing(sample.board, sample.board.to_move)) census.Add("no king");
  }
  census.ExpectAtLeast({{"in check", 40}, {"no king", 5}});
}

INSTANTIATE_TEST_SUITE_P(Seeds, IsLegalJudgeTest, testing::Range(101, 105));

}  // namespace
}  // namespace hakari::reference
