#include "engine/usi/answer.h"

#include "engine/core/move.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::usi {
namespace {

using Lines = std::vector<std::string>;

const Position& MateInOne() {
  static const Position position = *notation::ParseSfen("4k4/9/4P4/9/9/9/9/9/9 b G 1");
  return position;
}

mate::MateResult Result(mate::MateAnswer answer,
                        mate::StopReason reason = mate::StopReason::kNone) {
  mate::MateResult result;
  result.answer = answer;
  result.reason = reason;
  result.nodes = 1000;
  if (answer == mate::MateAnswer::kMate) result.line = {*notation::ParseUsiMove("G*5b")};
  return result;
}

TEST(Answer, AMateIsShown) {
  const mate::MateResult mate = Result(mate::MateAnswer::kMate);
  EXPECT_EQ(
      AnswerLines(MateInOne(), true, mate, 500),
      (Lines{"info time 500 nodes 1000 nps 2000 depth 1 score mate 1 pv G*5b", "checkmate G*5b"}));
  EXPECT_EQ(AnswerLines(MateInOne(), false, mate, 0).back(), "bestmove G*5b");
}

TEST(Answer, NoMateAndUnknown) {
  EXPECT_EQ(AnswerLines(MateInOne(), true, Result(mate::MateAnswer::kNoMate), 0),
            (Lines{"info time 0 nodes 1000 nps 1000000", "checkmate nomate"}));
  EXPECT_EQ(AnswerLines(MateInOne(), true,
                        Result(mate::MateAnswer::kUnknown, mate::StopReason::kStopped), 0)
                .back(),
            "checkmate timeout");
  const Lines full = AnswerLines(MateInOne(), true,
                                 Result(mate::MateAnswer::kUnknown, mate::StopReason::kMemory), 0);
  EXPECT_EQ(full[1], "info string the table is full; USI_Hash makes it larger");
  EXPECT_EQ(full[2], "checkmate timeout");
}

TEST(Answer, AMateThatIsNoneIsNotSaid) {
  mate::MateResult wrong = Result(mate::MateAnswer::kMate);
  wrong.line = {*notation::ParseUsiMove("G*5i")};
  const Lines lines = AnswerLines(MateInOne(), true, wrong, 0);
  EXPECT_EQ(lines[0].rfind("info string a mate that is none: ", 0), 0u) << lines[0];
  EXPECT_EQ(lines.back(), "checkmate timeout");
}

TEST(Answer, WithoutAMateItMovesAsLongAsItCan) {
  const std::string move = AnyMove(Position::Initial());
  EXPECT_EQ(move.rfind("bestmove ", 0), 0u);
  EXPECT_TRUE(notation::ParseUsiMove(move.substr(9)).has_value()) << move;
  EXPECT_EQ(AnswerLines(Position::Initial(), false, Result(mate::MateAnswer::kNoMate), 0).back(),
            move);
  EXPECT_EQ(AnyMove(*notation::ParseSfen("k8/1G7/1P7/9/9/9/9/9/9 w - 1")), "bestmove resign");
}

}  // namespace
}  // namespace hakari::usi
