#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/notation/csa/csa_reader.h"
#include "engine/notation/csa/csa_writer.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kWholeGame =
    "'CSA encoding=UTF-8\n"
    "V2.2\n"
    "N+秤\n"
    "N-balance, the second\n"
    "$EVENT:test, with a comma\n"
    "$START_TIME:2024/01/02 03:04:05\n"
    "$NOTE:own word\n"
    "PI\n"
    "+\n"
    "'before the first move\n"
    "+7776FU\n"
    "T12\n"
    "'** 30 -3334FU\n"
    "'second line\n"
    "-3334FU\n"
    "+8822UM\n"
    "T0\n"
    "%TORYO\n"
    "T5\n"
    "'after the end\n";

ReadResult Read(absl::string_view bytes) {
  const absl::StatusOr<SourceText> text = SourceText::Decode(bytes, "x.csa");
  EXPECT_TRUE(text.ok()) << text.status();
  return ParseCsa(*text);
}

GameRecord ReadOne(absl::string_view bytes) {
  ReadResult result = Read(bytes);
  EXPECT_TRUE(result.refused.empty()) << result.refused.front();
  EXPECT_EQ(result.games.size(), 1u);
  return result.games.empty() ? GameRecord() : result.games.front();
}

std::string ErrorOf(absl::string_view bytes) {
  const ReadResult result = Read(bytes);
  return result.refused.empty() ? "no error" : std::string(result.refused.front().message());
}

TEST(ParseCsa, ReadsEverythingThatAGameSays) {
  const GameRecord game = ReadOne(kWholeGame);
  EXPECT_EQ(game.file, "x.csa");
  EXPECT_EQ(game.start, Position::Initial());
  EXPECT_EQ(TagOf(game, "black"), "秤");
  EXPECT_EQ(TagOf(game, "white"), "balance, the second");
  EXPECT_EQ(TagOf(game, "event"), "test, with a comma");
  EXPECT_EQ(TagOf(game, "start_time"), "2024/01/02 03:04:05");
  EXPECT_EQ(TagOf(game, "NOTE"), "own word");
  EXPECT_EQ(game.comment, "before the first move");
  const RecordLine& line = game.lines[0];
  ASSERT_EQ(line.moves.size(), 3u);
  EXPECT_EQ(ToUsi(line.moves[0].move), "7g7f");
  EXPECT_EQ(line.moves[0].spent_ms, 12000);
  EXPECT_EQ(line.moves[0].comment, "** 30 -3334FU\nsecond line");
  EXPECT_EQ(line.moves[1].spent_ms, -1);
  EXPECT_EQ(ToUsi(line.moves[2].move), "8h2b+");
  EXPECT_EQ(line.end, GameEnd::kResignation);
  EXPECT_EQ(line.result, GameResult::kBlackWins);
  EXPECT_EQ(line.end_spent_ms, 5000);
  EXPECT_EQ(line.end_comment, "after the end");
}

TEST(ParseCsa, ReadsStatementsSetApartByCommas) {
  const GameRecord game = ReadOne("PI,+,+2726FU,T12.345, -3334FU,T6.5,%CHUDAN,'x,y");
  ASSERT_EQ(game.lines[0].moves.size(), 2u);
  EXPECT_EQ(game.lines[0].moves[0].spent_ms, 12345);
  EXPECT_EQ(game.lines[0].moves[1].spent_ms, 6500);
  EXPECT_EQ(game.lines[0].end, GameEnd::kInterrupted);
  EXPECT_EQ(game.lines[0].end_comment, "x,y");
}

TEST(ParseCsa, AllowsOldAndShortRecords) {
  EXPECT_EQ(ReadOne("+7776FU\n-3334FU\n").lines[0].moves.size(), 2u);
  EXPECT_EQ(ReadOne("V2\r\nPI82HI\r\n-3334FU\r\n").start.side_to_move(), kWhite);
}

TEST(ParseCsa, ReadsEveryEnding) {
  struct Case {
    const char* word;
    GameEnd end;
    GameResult result;
  };
  for (const Case& c : {Case{"%TORYO", GameEnd::kResignation, GameResult::kBlackWins},
                        Case{"%TSUMI", GameEnd::kMate, GameResult::kBlackWins},
                        Case{"%TIME_UP", GameEnd::kTimeUp, GameResult::kBlackWins},
                        Case{"%ILLEGAL_MOVE", GameEnd::kIllegalMove, GameResult::kBlackWins},
                        Case{"%+ILLEGAL_ACTION", GameEnd::kIllegalMove, GameResult::kWhiteWins},
                        Case{"%-ILLEGAL_ACTION", GameEnd::kIllegalMove, GameResult::kBlackWins},
                        Case{"%KACHI", GameEnd::kDeclaration, GameResult::kWhiteWins},
                        Case{"%SENNICHITE", GameEnd::kRepetition, GameResult::kDraw},
                        Case{"%JISHOGI", GameEnd::kImpasse, GameResult::kDraw},
                        Case{"%HIKIWAKE", GameEnd::kDraw, GameResult::kDraw},
                        Case{"%MAX_MOVES", GameEnd::kMaxMoves, GameResult::kDraw},
                        Case{"%CHUDAN", GameEnd::kInterrupted, GameResult::kUnknown},
                        Case{"%MATTA", GameEnd::kTakenBack, GameResult::kUnknown},
                        Case{"%FUZUMI", GameEnd::kNoMate, GameResult::kUnknown},
                        Case{"%ERROR", GameEnd::kError, GameResult::kUnknown}}) {
    const GameRecord game = ReadOne(absl::StrCat("PI\n+\n+7776FU\n", c.word, "\n"));
    EXPECT_EQ(game.lines[0].end, c.end) << c.word;
    EXPECT_EQ(game.lines[0].result, c.result) << c.word;
    EXPECT_TRUE(ReadOne(WriteCsa({game}, {})) == game) << c.word;
  }
}

TEST(ParseCsa, KeepsTheIllegalMoveThatLostTheGame) {
  const GameRecord game = ReadOne("PI\n+\n+7776FU\n-2277UM\nT3\n%ILLEGAL_MOVE\n'too far\n");
  EXPECT_EQ(game.lines[0].moves.size(), 1u);
  ASSERT_TRUE(game.lines[0].illegal_move.has_value());
  EXPECT_EQ(ToUsi(*game.lines[0].illegal_move), "2b7g+");
  EXPECT_EQ(game.lines[0].result, GameResult::kBlackWins);
  EXPECT_EQ(game.lines[0].end_spent_ms, 3000);
  EXPECT_TRUE(ReadOne(WriteCsa({game}, {})) == game);
  EXPECT_EQ(ErrorOf("PI\n+\n+7775FU\n%TORYO\n").substr(0, 40),
            "x.csa:3:1: expected a legal move in lnsg");
}

TEST(ParseCsa, SaysWhereTheRecordGoesWrong) {
  EXPECT_EQ(ErrorOf("PI\n+\n+7776FU,-3334XX"),
            "x.csa:3:9: expected a move like +7776FU, found '-3334XX'");
  EXPECT_EQ(ErrorOf("PI\n+\n-3334FU"),
            "x.csa:3:1: expected a move of black's, with +, found '-3334FU'");
  EXPECT_EQ(ErrorOf("PI\n+\n+7776FU\nT1.2345"),
            "x.csa:4:1: expected a time in seconds like T12 or T12.345, found 'T1.2345'");
  EXPECT_EQ(ErrorOf("PI\n+\n%TOR"), "x.csa:3:1: expected an ending like %TORYO, found '%TOR'");
  EXPECT_EQ(ErrorOf("PI\n+\n%TORYO\n+7776FU"),
            "x.csa:4:1: expected a time, a comment or '/' after the end of the game, found "
            "'+7776FU'");
  EXPECT_EQ(ErrorOf("V4\nPI\n+"),
            "x.csa:1:1: expected a version from V1 to V3.0 before the game, found 'V4'");
  EXPECT_EQ(ErrorOf("$EVENT"), "x.csa:1:1: expected $KEYWORD:value, found '$EVENT'");
  EXPECT_EQ(ErrorOf("PI\n"), "x.csa:1:3: expected the side to move, + or -, found nothing");
  EXPECT_EQ(ErrorOf("hello"), "x.csa:1:1: expected a CSA statement, found 'hello'");
}

TEST(ParseCsa, KeepsGoodGamesBesideBadOnes) {
  const ReadResult result =
      Read("V2.2\nPI\n+\n+7776FU\n/\nPI\n+\n+7775FU\n/\nN+\xff\nPI\n+\n/\n'nothing\n/\nPI\n-\n");
  ASSERT_EQ(result.games.size(), 2u);
  EXPECT_EQ(result.games[0].line, 1);
  EXPECT_EQ(result.games[1].line, 16);
  ASSERT_EQ(result.refused.size(), 2u);
  EXPECT_EQ(result.refused[0].message().substr(0, 11), "x.csa:8:1: ");
  EXPECT_EQ(result.refused[1].message(), "x.csa:10:3: expected UTF-8 text, found byte 0xff");
}

TEST(WriteCsa, WritesWhatItRead) {
  const GameRecord game = ReadOne(kWholeGame);
  EXPECT_EQ(WriteCsa({game}, {}), kWholeGame);
}

TEST(WriteCsa, WritesSeveralGamesAndFractions) {
  const std::string text =
      absl::StrCat("'CSA encoding=SHIFT_JIS\nV3.0\nPI\n+\n+7776FU\nT1.050\n/\n",
                   "P1 *  *  *  * -OU *  *  *  * \nP2 *  *  *  *  *  *  *  *  * \n",
                   "P3 *  *  *  * +FU *  *  *  * \nP4 *  *  *  *  *  *  *  *  * \n",
                   "P5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \n",
                   "P7 *  *  *  *  *  *  *  *  * \nP8 *  *  *  *  *  *  *  *  * \n",
                   "P9 *  *  *  *  *  *  *  *  * \nP+00KI\n+\n+0052KI\n%TSUMI\n");
  const ReadResult result = Read(text);
  ASSERT_EQ(result.games.size(), 2u);
  EXPECT_EQ(WriteCsa(result.games, {CsaVersion::kV30, Encoding::kShiftJis}), text);
  EXPECT_NE(WriteCsa(result.games, {}).find("\nT1\n"), std::string::npos);
}

}  // namespace
}  // namespace hakari::notation
