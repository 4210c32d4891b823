// Records as game servers write them: those of championships, and those of shogi-server
// (Floodgate).
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/csa/csa_reader.h"
#include "engine/notation/csa/csa_writer.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

constexpr char kHead[] = "V2.2\nN+one\nN-two\n$EVENT:trial\nPI\n+\n";

ReadResult Read(const std::string& bytes, CsaDialect dialect) {
  const absl::StatusOr<SourceText> text = SourceText::Decode(bytes, "x.csa");
  EXPECT_TRUE(text.ok()) << text.status();
  return ParseCsa(*text, dialect);
}

// The game with these closing lines. It must be written as standard CSA and read again as the same
// game.
GameRecord Ended(const std::string& lines) {
  const ReadResult result = Read(absl::StrCat(kHead, lines), CsaDialect::kWithServers);
  EXPECT_TRUE(result.refused.empty()) << result.refused.front();
  if (result.games.size() != 1) return {};
  const std::string written = WriteCsa(result.games, {});
  EXPECT_TRUE(Read(written, CsaDialect::kStandard).refused.empty()) << written;
  EXPECT_TRUE(Read(written, CsaDialect::kWithServers).games == result.games) << written;
  return result.games.front();
}

std::string RefusalOf(const std::string& lines, CsaDialect dialect) {
  const ReadResult result = Read(absl::StrCat(kHead, lines), dialect);
  return result.refused.empty() ? "none" : std::string(result.refused.front().message());
}

TEST(ServerRecords, EveryClosingLineOfTheProtocolIsRead) {
  struct Case {
    const char* lines;
    GameEnd end;
    GameResult result;
  };
  for (const Case& c :
       {Case{"%TORYO,T5\n#RESIGN\n", GameEnd::kResignation, GameResult::kBlackWins},
        Case{"#RESIGN\n", GameEnd::kResignation, GameResult::kBlackWins},
        Case{"#TIME_UP\n", GameEnd::kTimeUp, GameResult::kBlackWins},
        Case{"#TIME_UP\n#WIN\n", GameEnd::kTimeUp, GameResult::kBlackWins},
        Case{"#ILLEGAL_MOVE\n", GameEnd::kIllegalMove, GameResult::kBlackWins},
        Case{"#ILLEGAL_ACTION\n", GameEnd::kIllegalMove, GameResult::kBlackWins},
        Case{"%-ILLEGAL_ACTION\n#ILLEGAL_ACTION\n", GameEnd::kIllegalMove, GameResult::kBlackWins},
        Case{"%+ILLEGAL_ACTION\n#ILLEGAL_ACTION\n", GameEnd::kIllegalMove, GameResult::kWhiteWins},
        Case{"#SENNICHITE\n#DRAW\n", GameEnd::kRepetition, GameResult::kDraw},
        Case{"#OUTE_SENNICHITE\n#LOSE\n", GameEnd::kPerpetualCheck, GameResult::kWhiteWins},
        Case{"#MAX_MOVES\n#CENSORED\n", GameEnd::kMaxMoves, GameResult::kDraw},
        Case{"#CHUDAN\n", GameEnd::kInterrupted, GameResult::kUnknown},
        Case{"%CHUDAN\n#CHUDAN\n", GameEnd::kInterrupted, GameResult::kUnknown},
        Case{"%KACHI,T9\n#JISHOGI\n", GameEnd::kDeclaration, GameResult::kWhiteWins},
        Case{"%KACHI,T9\n#ILLEGAL_MOVE\n", GameEnd::kIllegalMove, GameResult::kBlackWins},
        Case{"#JISHOGI\n#DRAW\n", GameEnd::kImpasse, GameResult::kDraw},
        Case{"%JISHOGI\n#JISHOGI\n#DRAW\n", GameEnd::kImpasse, GameResult::kDraw},
        Case{"%HIKIWAKE\n#JISHOGI\n#DRAW\n", GameEnd::kDraw, GameResult::kDraw},
        Case{"#DRAW\n", GameEnd::kDraw, GameResult::kDraw}}) {
    const GameRecord game = Ended(absl::StrCat("+7776FU,T12\n", c.lines));
    ASSERT_EQ(game.lines.size(), 1u) << c.lines;
    EXPECT_EQ(game.lines[0].moves.size(), 1u) << c.lines;
    EXPECT_EQ(game.lines[0].end, c.end) << c.lines;
    EXPECT_EQ(game.lines[0].result, c.result) << c.lines;
  }
}

TEST(ServerRecords, WhatHasNoPlaceIsKeptAsAComment) {
  const GameRecord game = Ended("+7776FU,T12\nT3\n#TIME_UP\nT60\n#WIN\nT61\n#UNHEARD_OF\n");
  EXPECT_EQ(game.lines[0].moves[0].spent_ms, 12000);
  EXPECT_EQ(game.lines[0].moves[0].comment, "T3");
  EXPECT_EQ(game.lines[0].end_spent_ms, 60000);
  EXPECT_EQ(game.lines[0].end_comment, "#WIN\nT61\n#UNHEARD_OF");
  EXPECT_EQ(Ended("T1\n+7776FU\n").comment, "T1");
}

TEST(ServerRecords, KeywordsMayFollowTheEnd) {
  const GameRecord game = Ended("+7776FU\nT12\n%TORYO\n$END_TIME:2024/05/03 11:12:13\n");
  EXPECT_EQ(TagOf(game, "end_time"), "2024/05/03 11:12:13");
  EXPECT_EQ(game.lines[0].end, GameEnd::kResignation);
}

TEST(ServerRecords, AnIllegalMoveMayBeTheServersToSay) {
  const GameRecord game = Ended("+7776FU\nT1\n-2277UM\nT2\n#ILLEGAL_MOVE\n");
  ASSERT_TRUE(game.lines[0].illegal_move.has_value());
  EXPECT_EQ(ToUsi(*game.lines[0].illegal_move), "2b7g+");
  EXPECT_EQ(game.lines[0].result, GameResult::kBlackWins);
  EXPECT_TRUE(absl::StartsWith(RefusalOf("+7776FU\n-2277UM\n#RESIGN\n", CsaDialect::kWithServers),
                               "x.csa:8:1: expected a legal move in "));
}

// shogi-server records time, repetition and length only in the summary.
TEST(ServerRecords, ShogiServersSummarySaysHowAGameEnded) {
  const std::string board = "'P1-KY * \n'+\n";
  const GameRecord game = Ended(absl::StrCat("'rating:one+1:two+2\n+7776FU\nT12\n'** 30\n", board,
                                             "'summary:time up:one lose:two win\n",
                                             "'$END_TIME:2024/05/03 11:12:13\n"));
  EXPECT_EQ(game.lines[0].end, GameEnd::kTimeUp);
  EXPECT_EQ(game.lines[0].result, GameResult::kWhiteWins);
  EXPECT_TRUE(absl::EndsWith(game.lines[0].moves[0].comment,
                             "summary:time up:one lose:two win\n$END_TIME:2024/05/03 11:12:13"));
  const GameRecord drawn = Ended("+7776FU\n'summary:max_moves:one draw:two draw\n");
  EXPECT_EQ(drawn.lines[0].end, GameEnd::kMaxMoves);
  EXPECT_EQ(drawn.lines[0].result, GameResult::kDraw);
}

TEST(ServerRecords, TheSummaryGoesAboveThePlayersWord) {
  const GameRecord declared = Ended("+7776FU\n%KACHI\n'summary:illegal kachi:one win:two lose\n");
  EXPECT_EQ(declared.lines[0].end, GameEnd::kIllegalMove);
  EXPECT_EQ(declared.lines[0].result, GameResult::kBlackWins);
  const GameRecord checks = Ended("+7776FU\n'summary:oute_sennichite:one win:two lose\n");
  EXPECT_EQ(checks.lines[0].result, GameResult::kBlackWins);
  const GameRecord illegal = Ended("+7775FU\n'summary:illegal move:one lose:two win\n");
  EXPECT_TRUE(illegal.lines[0].illegal_move.has_value());
  EXPECT_EQ(illegal.lines[0].result, GameResult::kWhiteWins);
}

TEST(ServerRecords, ASummaryBeforeAMoveIsAComment) {
  const GameRecord game = Ended("'summary:time up:one lose:two win\n+7776FU\n");
  EXPECT_EQ(game.lines[0].end, GameEnd::kUnknown);
  EXPECT_EQ(game.comment, "summary:time up:one lose:two win");
}

TEST(ServerRecords, AreRefusedByTheStandard) {
  EXPECT_EQ(RefusalOf("+7776FU\n%TORYO\n#RESIGN\n", CsaDialect::kStandard),
            "x.csa:9:1: expected a time, a comment or '/' after the end of the game, found "
            "'#RESIGN'");
  EXPECT_EQ(RefusalOf("+7776FU\n#TIME_UP\n", CsaDialect::kStandard),
            "x.csa:8:1: expected a CSA statement, found '#TIME_UP'");
  EXPECT_EQ(RefusalOf("+7776FU\n%TORYO\n$END_TIME:x\n", CsaDialect::kStandard),
            "x.csa:9:1: expected a time, a comment or '/' after the end of the game, found "
            "'$END_TIME:x'");
  EXPECT_EQ(RefusalOf("T3\n", CsaDialect::kStandard),
            "x.csa:7:1: expected a move before its time, and one time per move, found 'T3'");
  EXPECT_EQ(RefusalOf("T3x\n", CsaDialect::kWithServers),
            "x.csa:7:1: expected a time in seconds like T12 or T12.345, found 'T3x'");
  const ReadResult plain =
      Read(absl::StrCat(kHead, "'summary:time up:one lose:two win\n"), CsaDialect::kStandard);
  ASSERT_EQ(plain.games.size(), 1u);
  EXPECT_EQ(plain.games[0].lines[0].end, GameEnd::kUnknown);
}

}  // namespace
}  // namespace hakari::notation
