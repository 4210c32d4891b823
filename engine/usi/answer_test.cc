#include "engine/usi/answer.h"

#include <string>
#include <vector>

#include "engine/mate/mate_result.h"
#include "engine/notation/usi_move.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/score.h"
#include "gtest/gtest.h"

namespace hakari::usi {
namespace {

using Lines = std::vector<std::string>;
using player::Answer;
using player::FailureKind;
using player::Question;
using player::Score;

Question Asked(Question::Kind kind, const std::string& position) {
  Question question;
  question.kind = kind;
  question.game = *player::ParseGame(position);
  return question;
}

Question Mate() { return Asked(Question::Kind::kMate, "4k4/9/4P4/9/9/9/9/9/9 b G 1"); }
Question Move() { return Asked(Question::Kind::kMove, "4k4/9/4P4/9/9/9/9/9/9 b G 1"); }

Answer After1000(Answer answer, mate::StopReason reason = mate::StopReason::kNone) {
  answer.reason = reason;
  answer.counters[player::kNodesCounter] = 1000;
  return answer;
}

player::Line MateLine() {
  player::Line line;
  line.depth = 1;
  line.score = Score::Mates(1);
  line.moves = player::ParseMoves("G*5b");
  return line;
}

TEST(Answer, AMateIsShown) {
  Answer mate = After1000(Answer::Of(Answer::Kind::kMate));
  mate.lines = {MateLine()};
  EXPECT_EQ(
      AnswerLines(Mate(), mate, 500),
      (Lines{"info time 500 nodes 1000 nps 2000 depth 1 score mate 1 pv G*5b", "checkmate G*5b"}));
  Answer move = After1000(Answer::Plays(*notation::ParseUsiMove("G*5b")));
  move.lines = {MateLine()};
  EXPECT_EQ(AnswerLines(Move(), move, 0).back(), "bestmove G*5b");
  move.ponder = *notation::ParseUsiMove("5a4a");
  EXPECT_EQ(AnswerLines(Move(), move, 0).back(), "bestmove G*5b ponder 5a4a");
}

TEST(Answer, NoMateAndUnknown) {
  EXPECT_EQ(AnswerLines(Mate(), After1000(Answer::Of(Answer::Kind::kNoMate)), 0),
            (Lines{"info time 0 nodes 1000 nps 1000000", "checkmate nomate"}));
  EXPECT_EQ(AnswerLines(Mate(), After1000({}, mate::StopReason::kStopped), 0).back(),
            "checkmate timeout");
  const Lines full = AnswerLines(Mate(), After1000({}, mate::StopReason::kMemory), 0);
  EXPECT_EQ(full[1], "info string the table is full; USI_Hash makes it larger");
  EXPECT_EQ(full[2], "checkmate timeout");
}

TEST(Answer, AFailureIsExplainedAndAnswered) {
  const Answer crashed = Answer::Failed(FailureKind::kCrashed, "a mate that is none");
  EXPECT_EQ(AnswerLines(Mate(), crashed, 0),
            (Lines{"info string a mate that is none", "checkmate timeout"}));
  const Answer refused = Answer::Failed(FailureKind::kRefused, "no king");
  EXPECT_EQ(AnswerLines(Mate(), refused, 0).back(), "checkmate notimplemented");
  const std::string move = AnswerLines(Move(), refused, 0).back();
  EXPECT_EQ(move.rfind("bestmove ", 0), 0u);
  EXPECT_TRUE(notation::ParseUsiMove(move.substr(9)).has_value()) << move;
  const Question mated = Asked(Question::Kind::kMove, "k8/1G7/1P7/9/9/9/9/9/9 w - 1");
  EXPECT_EQ(AnswerLines(mated, refused, 0).back(), "bestmove resign");
}

TEST(Answer, EndsOfGames) {
  EXPECT_EQ(AnswerLines(Move(), Answer::Of(Answer::Kind::kResign), 0).back(), "bestmove resign");
  EXPECT_EQ(AnswerLines(Move(), Answer::Of(Answer::Kind::kDeclare), 0).back(), "bestmove win");
}

TEST(Answer, WhatIsSaidOnTheWay) {
  player::Line line;
  EXPECT_EQ(InfoLine(line), "info");
  line.depth = 3;
  line.rank = 2;
  line.score = Score::Centipawns(-30);
  line.moves = player::ParseMoves("7g7f 3c3d");
  EXPECT_EQ(InfoLine(line), "info depth 3 multipv 2 score cp -30 pv 7g7f 3c3d");
}

TEST(Answer, Options) {
  EXPECT_EQ(OptionLine({"USI_Hash", "spin", "256", 1, 65536}),
            "option name USI_Hash type spin default 256 min 1 max 65536");
  EXPECT_EQ(OptionLine({"MateSolver", "combo", "strong", {}, {}, {"strong", "pds"}}),
            "option name MateSolver type combo default strong var strong var pds");
  EXPECT_EQ(OptionLine({"Clear Hash", "button"}), "option name Clear Hash type button");
  EXPECT_EQ(OptionLine({"Book", "string", ""}), "option name Book type string default <empty>");
}

}  // namespace
}  // namespace hakari::usi
