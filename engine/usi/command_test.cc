#include "engine/usi/command.h"

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "engine/core/color.h"
#include "engine/mate/mate_result.h"
#include "engine/notation/usi_move.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/limits.h"
#include "engine/player/score.h"
#include "engine/usi/answer.h"
#include "gtest/gtest.h"

namespace hakari::usi {
namespace {

using player::Answer;
using player::FailureKind;
using player::Question;
using player::Score;

using Kind = UsiCommand::Kind;

GoCommand Go(absl::string_view line) {
  const auto command = ParseUsiCommand(line);
  EXPECT_TRUE(command.ok()) << command.status();
  EXPECT_EQ(command->kind, Kind::kGo);
  return command->go;
}

std::string ErrorOf(absl::string_view line) {
  const auto command = ParseUsiCommand(line);
  return command.ok() ? "no error" : std::string(command.status().message());
}

TEST(Command, SingleWords) {
  EXPECT_EQ(ParseUsiCommand("usi")->kind, Kind::kUsi);
  EXPECT_EQ(ParseUsiCommand("  isready \r")->kind, Kind::kIsReady);
  EXPECT_EQ(ParseUsiCommand("usinewgame")->kind, Kind::kNewGame);
  EXPECT_EQ(ParseUsiCommand("stop")->kind, Kind::kStop);
  EXPECT_EQ(ParseUsiCommand("ponderhit")->kind, Kind::kPonderHit);
  EXPECT_EQ(ParseUsiCommand("gameover win")->kind, Kind::kGameOver);
  EXPECT_EQ(ParseUsiCommand("quit")->kind, Kind::kQuit);
  EXPECT_EQ(ParseUsiCommand(" \t ")->kind, Kind::kNothing);
  EXPECT_EQ(ErrorOf("castle"), "unknown command 'castle'");
}

TEST(Command, OptionsMayHaveBlanks) {
  const auto command = ParseUsiCommand("setoption name Some Name value a  b");
  ASSERT_TRUE(command.ok());
  EXPECT_EQ(command->name, "Some Name");
  EXPECT_EQ(command->value, "a b");
  EXPECT_EQ(ParseUsiCommand("setoption name Clear Hash")->value, "");
  EXPECT_TRUE(absl::StrContains(ErrorOf("setoption"), "expected setoption name"));
  EXPECT_TRUE(absl::StrContains(ErrorOf("setoption Hash 5"), "expected setoption name"));
}

TEST(Command, PositionsAreLeftToTheirReader) {
  EXPECT_EQ(ParseUsiCommand("position  startpos moves 7g7f ")->position, "startpos moves 7g7f");
}

TEST(Command, GoMate) {
  EXPECT_EQ(Go("go mate 1500").limits.move_ms, 1500);
  EXPECT_TRUE(Go("go mate 1500").mate);
  EXPECT_TRUE(Go("go mate infinite").infinite);
  EXPECT_FALSE(Go("go mate infinite").limits.move_ms.has_value());
  EXPECT_EQ(Go("go mate infinite nodes 7").limits.nodes, 7u);
  EXPECT_EQ(ErrorOf("go mate"), "go mate: expected milliseconds, found ''");
  EXPECT_EQ(ErrorOf("go mate soon"), "go mate: expected milliseconds, found 'soon'");
}

TEST(Command, GoNodes) {
  EXPECT_EQ(Go("go nodes 18446744073709551615").limits.nodes, UINT64_MAX);
  EXPECT_FALSE(Go("go nodes 10").mate);
  for (const char* line : {"go nodes", "go nodes 0", "go nodes -1", "go nodes 99999999999999999999",
                           "go nodes many"}) {
    EXPECT_TRUE(absl::StrContains(ErrorOf(line), "expected a number above 0")) << line;
  }
}

TEST(Command, UnknownWordsOfGoArePassedOver) {
  const GoCommand go = Go("go searchmoves 7g7f depth 5 nodes 3");
  EXPECT_EQ(go.limits.nodes, 3u);
  EXPECT_TRUE(Go("go infinite").infinite);
  EXPECT_TRUE(Go("go ponder btime 1 wtime 2").ponder);
}

std::optional<int64_t> Budget(absl::string_view line, Color side) {
  return player::TimeBudgetMs(Go(line).limits, side);
}

TEST(Command, TheBudgetOfAClock) {
  EXPECT_EQ(Budget("go movetime 250", kBlack), 250);
  EXPECT_EQ(Budget("go btime 40000 wtime 80000 binc 500 winc 0", kBlack), 1500);
  EXPECT_EQ(Budget("go btime 40000 wtime 80000 binc 500 winc 0", kWhite), 2000);
  EXPECT_EQ(Budget("go btime 0 wtime 0 byoyomi 1000", kBlack), 900);
  EXPECT_EQ(Budget("go btime 50 wtime 0", kBlack), 1);
  EXPECT_EQ(Budget("go btime -9 wtime 99999999999999999 binc 1", kWhite), (int64_t{1} << 40) / 40);
  EXPECT_FALSE(Budget("go nodes 5", kBlack).has_value());
  EXPECT_FALSE(Budget("go wtime 5", kBlack).has_value());
}

using Lines = std::vector<std::string>;

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

TEST(Answer, OfAShortestMateTheLengthIsTold) {
  Answer mate = After1000(Answer::Of(Answer::Kind::kMate), hakari::mate::StopReason::kNodes);
  mate.lines = {MateLine()};
  mate.counters[player::kCountedPliesCounter] = 31;
  mate.counters[player::kProvedShortestCounter] = 0;
  EXPECT_EQ(AnswerLines(Mate(), mate, 500),
            (Lines{"info time 500 nodes 1000 nps 2000 depth 1 score mate 1 pv G*5b",
                   "info string a mate in 31 plies, not proved shortest",
                   "info string the node limit is reached", "checkmate G*5b"}));
  mate.reason = hakari::mate::StopReason::kNone;
  mate.counters[player::kProvedShortestCounter] = 1;
  EXPECT_EQ(AnswerLines(Mate(), mate, 500)[1], "info string a mate in 31 plies, proved shortest");
}

TEST(Answer, NoMateAndUnknown) {
  EXPECT_EQ(AnswerLines(Mate(), After1000(Answer::Of(Answer::Kind::kNoMate)), 0),
            (Lines{"info time 0 nodes 1000 nps 1000000", "checkmate nomate"}));
  EXPECT_EQ(AnswerLines(Mate(), After1000({}, mate::StopReason::kStopped), 0).back(),
            "checkmate timeout");
  const Lines full = AnswerLines(Mate(), After1000({}, mate::StopReason::kMemory), 0);
  EXPECT_EQ(full[1], "info string the table is full; increase USI_Hash");
  EXPECT_EQ(full[2], "checkmate timeout");
}

TEST(Answer, AFailureIsExplainedAndAnswered) {
  const Answer crashed = Answer::Failed(FailureKind::kCrashed, "a wrong mate");
  EXPECT_EQ(AnswerLines(Mate(), crashed, 0),
            (Lines{"info string a wrong mate", "checkmate timeout"}));
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
