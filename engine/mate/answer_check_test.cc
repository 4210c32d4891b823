#include "engine/mate/answer_check.h"

#include <memory>
#include <vector>

#include "engine/core/color.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/judges/whole_graph.h"
#include "engine/mate/solver.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/position/setup_for_test.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kNodes = 5000;

MateLimits Limits() {
  MateLimits limits;
  limits.nodes = kNodes;
  return limits;
}

// A no mate that depends on repeated checks may exceed the budget when it is played out. An answer
// that is certain in the table never does.
void ExpectAnswersHold(absl::string_view name, int most_unchecked) {
  const std::unique_ptr<MateSolver> solver = *MakeMateSolver(name, *TableBytesFor(name, kNodes));
  AnswerChecker checker;
  reference::Dice dice(7);
  int mates = 0;
  int no_mates = 0;
  int unchecked = 0;
  for (int i = 0; i < 300; ++i) {
    const Position position = SmallPosition(dice);
    const MateResult result = solver->Solve(position, Limits());
    const CheckedAnswer checked = checker.Check(position, result, *solver);
    ASSERT_NE(checked, CheckedAnswer::kRefuted) << notation::ToSfen(position);
    if (result.answer == MateAnswer::kUnknown) {
      ASSERT_EQ(checked, CheckedAnswer::kUnchecked);
      continue;
    }
    unchecked += checked == CheckedAnswer::kUnchecked;
    mates += result.answer == MateAnswer::kMate;
    no_mates += result.answer == MateAnswer::kNoMate;
  }
  EXPECT_GT(mates, 10);
  EXPECT_GT(no_mates, 20);
  EXPECT_LE(unchecked, most_unchecked);
}

TEST(AnswerCheck, AnswersOfPdsHold) { ExpectAnswersHold("pds", 0); }
TEST(AnswerCheck, AnswersOfDfpnHold) { ExpectAnswersHold("dfpn", 0); }
TEST(AnswerCheck, AnswersOfTheStrongSolverHold) { ExpectAnswersHold("strong", 15); }

// A dragon checks the king forever.
TEST(AnswerCheck, ANoMateByPerpetualCheckHolds) {
  const Position position = PositionOf("k11 +R43");
  ASSERT_EQ(SolveWholeGraph(position, 10'000).end, GraphEnd::kPerpetualCheck);
  const auto solver = *MakeMateSolver("strong", *TableBytesFor("strong", 100'000));
  const MateResult result = solver->Solve(position, MateLimits());
  ASSERT_EQ(result.answer, MateAnswer::kNoMate);
  AnswerChecker checker;
  EXPECT_EQ(checker.Check(position, result, *solver), CheckedAnswer::kConfirmed);
}

// Gives the same answer for every position.
class Liar : public MateSolver {
 public:
  explicit Liar(MateAnswer answer) : answer_(answer) {}
  MateResult Solve(const Position&, const MateLimits&) override { return {}; }
  KnownAnswer Known(const Position&) const override { return {answer_, 1, false}; }
  uint64_t max_nodes() const override { return UINT64_MAX; }

 private:
  MateAnswer answer_;
};

// A mate in three plies to which the defender has to contribute.
std::vector<Move> HelpedMate(const Position& root) {
  Position position = root;
  movegen::MoveList checks;
  movegen::GenerateChecks(position, checks);
  for (const Move check : checks) {
    const Undo undo = position.DoMove(check);
    movegen::MoveList replies;
    movegen::GenerateEvasions(position, replies);
    for (const Move reply : replies) {
      const Undo undo_reply = position.DoMove(reply);
      movegen::MoveList mates;
      movegen::GenerateChecks(position, mates);
      for (const Move mate : mates) {
        Position end = position;
        end.DoMove(mate);
        if (!movegen::HasLegalMove(end)) return {check, reply, mate};
      }
      position.UndoMove(reply, undo_reply);
    }
    position.UndoMove(check, undo);
  }
  return {};
}

TEST(AnswerCheck, AMateThatNeedsTheDefendersHelpIsRefuted) {
  const Liar liar(MateAnswer::kMate);
  AnswerChecker checker;
  reference::Dice dice(8);
  int refuted = 0;
  for (int i = 0; i < 300; ++i) {
    const Position position = SmallPosition(dice);
    const GraphAnswer truth = SolveWholeGraph(position, 1000);
    if (truth.end != GraphEnd::kEscape) continue;
    MateResult claim;
    claim.answer = MateAnswer::kMate;
    claim.line = HelpedMate(position);
    if (claim.line.empty()) continue;
    ASSERT_EQ(checker.Check(position, claim, liar), CheckedAnswer::kRefuted)
        << notation::ToSfen(position);
    ++refuted;
  }
  EXPECT_GT(refuted, 1);
}

// Checks can repeat here. A reply that leads back into the line being played out stays unchecked,
// and an unchecked reply does not count as mated.
TEST(AnswerCheck, AReplyThatStaysUncheckedIsNotMated) {
  const Position position = *notation::ParseSfen("9/9/kL7/9/+P6+P1/9/9/9/9 b G 1");
  ASSERT_EQ(SolveWholeGraph(position, 100'000).end, GraphEnd::kEscape);
  MateResult claim;
  claim.answer = MateAnswer::kMate;
  claim.line = HelpedMate(position);
  ASSERT_FALSE(claim.line.empty());
  for (const uint64_t search_nodes : {1, 10, 1000}) {
    AnswerCheckBudget budget;
    budget.search_nodes = search_nodes;
    AnswerChecker checker(budget);
    EXPECT_EQ(checker.Check(position, claim, Liar(MateAnswer::kMate)), CheckedAnswer::kRefuted);
  }
}

TEST(AnswerCheck, AMateWhoseLineDoesNotMateIsRefuted) {
  const Position position = PositionOf("k51 P53", kBlack, "G", "");
  const auto solver = *MakeMateSolver("pds", *TableBytesFor("pds", kNodes));
  MateResult result = solver->Solve(position, Limits());
  AnswerChecker checker;
  ASSERT_EQ(checker.Check(position, result, *solver), CheckedAnswer::kConfirmed);
  result.line.clear();
  EXPECT_EQ(checker.Check(position, result, *solver), CheckedAnswer::kRefuted);
}

TEST(AnswerCheck, ANoMateThatOverlooksAMateIsRefuted) {
  const Liar liar(MateAnswer::kNoMate);
  MateResult claim;
  claim.answer = MateAnswer::kNoMate;
  AnswerChecker checker;
  EXPECT_EQ(checker.Check(PositionOf("k51 P53", kBlack, "G", ""), claim, liar),
            CheckedAnswer::kRefuted);
  reference::Dice dice(9);
  int refuted = 0;
  for (int i = 0; i < 100; ++i) {
    const Position position = SmallPosition(dice);
    if (SolveWholeGraph(position, 1000).end != GraphEnd::kMate) continue;
    const CheckedAnswer checked = checker.Check(position, claim, liar);
    ASSERT_NE(checked, CheckedAnswer::kConfirmed) << notation::ToSfen(position);
    refuted += checked == CheckedAnswer::kRefuted;
  }
  EXPECT_GT(refuted, 1);
}

TEST(AnswerCheck, ABudgetThatIsUsedUpIsSaid) {
  AnswerCheckBudget budget;
  budget.positions = 1;
  AnswerChecker checker(budget);
  const auto solver = *MakeMateSolver("pds", *TableBytesFor("pds", kNodes));
  reference::Dice dice(10);
  int unchecked = 0;
  for (int i = 0; i < 100; ++i) {
    const Position position = SmallPosition(dice);
    const MateResult result = solver->Solve(position, Limits());
    if (result.answer != MateAnswer::kMate || result.line.size() < 3) continue;
    EXPECT_EQ(checker.Check(position, result, *solver), CheckedAnswer::kUnchecked);
    ++unchecked;
  }
  EXPECT_GT(unchecked, 3);
}

}  // namespace
}  // namespace hakari::mate
