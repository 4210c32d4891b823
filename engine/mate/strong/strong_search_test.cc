// Compares the strong search with brute force and with whole graphs of positions.
#include "engine/mate/strong/strong_search.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/mate/answer_check.h"
#include "engine/mate/judges/brute_force.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/judges/whole_graph.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/mate/strong/strong_solver.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kEntries = 1 << 16;

constexpr uint64_t kOwnBytes = 1 << 15;

MateResult Solve(const Position& position, uint64_t nodes, uint64_t entries = kEntries) {
  Alone alone(entries);
  MateLimits limits;
  limits.nodes = nodes;
  return StrongSearch(alone, kOwnBytes).Run(position, limits);
}

struct Tally {
  int mates = 0;
  int long_mates = 0;
  int no_mates = 0;
  int circles = 0;
};

void JudgeByWholeGraph(const Position& position, size_t most_positions, Tally& tally) {
  constexpr uint64_t kNodes = 20'000;
  const GraphAnswer truth = SolveWholeGraph(position, most_positions);
  if (truth.end == GraphEnd::kTooLarge) return;
  const MateResult result = Solve(position, kNodes);
  const bool is_mate = truth.end == GraphEnd::kMate;
  ASSERT_EQ(result.answer, is_mate ? MateAnswer::kMate : MateAnswer::kNoMate)
      << notation::ToSfen(position);
  ++(is_mate ? tally.mates : tally.no_mates);
  tally.circles += truth.end == GraphEnd::kPerpetualCheck;
  if (!is_mate) return;
  const absl::Status line = VerifyMateLine(position, result.line);
  ASSERT_TRUE(line.ok()) << line << notation::ToSfen(position);
  tally.long_mates += truth.plies >= 5;
}

TEST(StrongSearch, IsNeverWrongOnPositionsWrittenOutWhole) {
  Tally tally;
  reference::Dice dice(101);
  for (int i = 0; i < 1000; ++i) JudgeByWholeGraph(SmallPosition(dice), 1000, tally);
  EXPECT_GT(tally.mates, 50);
  EXPECT_GT(tally.long_mates, 2);
  EXPECT_GT(tally.no_mates, 100);
}

// A dragon chases a king in the corner, among pieces of both sides: the checks can go on forever.
Position Chase(reference::Dice& dice) {
  constexpr Piece kMen[] = {MakePiece(kWhite, kPawn),   MakePiece(kWhite, kGold),
                            MakePiece(kBlack, kHorse),  MakePiece(kBlack, kDragon),
                            MakePiece(kBlack, kDragon), MakePiece(kWhite, kPromotedPawn)};
  Position position;
  for (;;) {
    position = Position();
    position.Put(MakePiece(kWhite, kKing), MakeSquare(1, 1 + dice.Roll(2)));
    position.Put(MakePiece(kBlack, kDragon), MakeSquare(4, 2 + dice.Roll(5)));
    for (const Piece man : kMen) {
      if (dice.Roll(3) != 0) continue;
      const int file = 1 + dice.Roll(4);
      const Square square = MakeSquare(file, 1 + dice.Roll(4));
      if (position.at(square) == kNoPiece) position.Put(man, square);
    }
    if (!InCheck(position, kWhite)) return position;
  }
}

TEST(StrongSearch, ChecksThatGoRoundAreNoMate) {
  Tally tally;
  reference::Dice dice(103);
  for (int i = 0; i < 150; ++i) JudgeByWholeGraph(Chase(dice), 8000, tally);
  EXPECT_GT(tally.mates, 20);
  EXPECT_GT(tally.no_mates, 20);
  EXPECT_GT(tally.circles, 5);
}

// Positions late in games have full hands and many pieces, so dominance is used most there.
TEST(StrongSearch, AgreesWithBruteForceOnPositionsFromGames) {
  constexpr uint64_t kNodes = 5000;
  int mates = 0;
  int no_mates = 0;
  reference::SampleStream stream(102);
  for (int i = 0; i < 500; ++i) {
    const Position& position = stream.Next().position;
    const MateResult result = Solve(position, kNodes);
    const BruteForceAnswer truth = ProveByBruteForce(position, 5, 20'000);
    if (truth.answer == MateAnswer::kUnknown) continue;
    ASSERT_EQ(result.answer, truth.answer) << notation::ToSfen(position);
    if (truth.answer == MateAnswer::kMate) {
      ASSERT_TRUE(VerifyMateLine(position, result.line).ok()) << notation::ToSfen(position);
    }
    ++(truth.answer == MateAnswer::kMate ? mates : no_mates);
  }
  EXPECT_GT(mates, 2);
  EXPECT_GT(no_mates, 100);
}

// Zuko 98, an Edo-period problem of 31 plies.
constexpr char kZuko98[] = "8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1";

TEST(StrongSearch, FindsALongMateAlsoInASmallTable) {
  const Position position = *notation::ParseSfen(kZuko98);
  const MateResult roomy = Solve(position, 1'000'000, uint64_t{1} << 19);
  ASSERT_EQ(roomy.answer, MateAnswer::kMate);
  EXPECT_TRUE(VerifyMateLine(position, roomy.line).ok());
  EXPECT_GE(roomy.line.size(), 31u);
  const MateResult tight = Solve(position, 2'000'000, uint64_t{1} << 14);
  ASSERT_EQ(tight.answer, MateAnswer::kMate);
  EXPECT_TRUE(VerifyMateLine(position, tight.line).ok());
}

TEST(StrongSearch, ATableWithoutRoomAnswersUnknown) {
  const MateResult result = Solve(*notation::ParseSfen(kZuko98), 1'000'000, 64);
  EXPECT_EQ(result.answer, MateAnswer::kUnknown);
  EXPECT_EQ(result.reason, StopReason::kMemory);
  EXPECT_TRUE(result.line.empty());
}

TEST(StrongSearch, StopsAtItsLimits) {
  const Position position = *notation::ParseSfen(kZuko98);
  const MateResult few = Solve(position, 1000);
  EXPECT_EQ(few.answer, MateAnswer::kUnknown);
  EXPECT_EQ(few.reason, StopReason::kNodes);
  EXPECT_EQ(few.nodes, 1000u);

  Alone alone(kEntries);
  StrongSearch search(alone, kOwnBytes);
  MateLimits limits;
  const std::atomic<bool> stop{true};
  limits.stop = &stop;
  EXPECT_EQ(search.Run(position, limits).reason, StopReason::kStopped);
  limits = MateLimits();
  limits.plies = 9;  // too few for this mate: the answer must stay unknown
  limits.nodes = 300'000;
  EXPECT_EQ(search.Run(position, limits).answer, MateAnswer::kUnknown);
}

// The same problem with tables of three sizes: a small table may cost the answer but must never
// make it wrong.

constexpr uint64_t kMebibyte = uint64_t{1} << 20;

class TableSize : public testing::TestWithParam<uint64_t> {};

TEST_P(TableSize, NeverMakesAnAnswerWrong) {
  const std::unique_ptr<MateSolver> solver = *StrongSolver::Make(GetParam() * kMebibyte);
  MateLimits limits;
  limits.nodes = 400'000;
  AnswerChecker checker;
  // Zuko 98, a mate in 31, and a king that a dragon checks forever.
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
