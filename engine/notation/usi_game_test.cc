#include "engine/notation/usi_game.h"

#include <string>

#include "absl/strings/string_view.h"
#include "base/status/testing.h"
#include "engine/notation/notes.h"
#include "engine/notation/record.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

std::string ErrorOf(absl::string_view line) {
  const absl::StatusOr<GameRecord> game = ParseUsiLine(line);
  return game.ok() ? "no error" : std::string(game.status().message());
}

TEST(ParseUsiLine, ReadsMovesFromTheStart) {
  HAKARI_ASSERT_OK(const GameRecord game, ParseUsiLine("position startpos moves 7g7f 3c3d 8h2b+"));
  EXPECT_EQ(game.start, Position::Initial());
  ASSERT_EQ(game.lines.size(), 1u);
  ASSERT_EQ(game.lines[0].moves.size(), 3u);
  EXPECT_EQ(ToUsi(game.lines[0].moves[2].move), "8h2b+");
  EXPECT_EQ(game.lines[0].end, GameEnd::kUnknown);
  EXPECT_EQ(game.lines[0].result, GameResult::kUnknown);
}

TEST(ParseUsiLine, ReadsNotes) {
  const absl::StatusOr<GameRecord> game = ParseUsiLine(
      "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b ; result=b end=mate seed=7; \"a key\"=\"x; "
      "y\"");
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(game->lines[0].end, GameEnd::kMate);
  EXPECT_EQ(game->lines[0].result, GameResult::kBlackWins);
  EXPECT_EQ(TagOf(*game, "seed"), "7");
  EXPECT_EQ(TagOf(*game, "a key"), "x; y");
}

TEST(ParseUsiLine, InfersTheResultFromTheEnding) {
  EXPECT_EQ(ParseUsiLine("startpos moves 7g7f ; end=resign")->lines[0].result,
            GameResult::kBlackWins);
  EXPECT_EQ(ParseUsiLine("startpos ; end=length")->lines[0].result, GameResult::kDraw);
  EXPECT_EQ(ParseUsiLine("startpos ; end=interrupted")->lines[0].result, GameResult::kUnknown);
}

TEST(ParseUsiLine, SaysWhereTheLineGoesWrong) {
  EXPECT_EQ(ErrorOf("startpos moves 7g7f 7g7e"),
            "usi:1:21: expected a legal move in "
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2, found '7g7e'");
  EXPECT_EQ(ErrorOf("startpos moves 7g7f resign"),
            "usi:1:21: expected a move like 7g7f or P*5e, found 'resign'");
  EXPECT_EQ(ErrorOf("startpos 7g7f"), "usi:1:10: expected \"moves\", ';' or the end, found '7g7f'");
  EXPECT_EQ(ErrorOf("startpos ; result"), "usi:1:18: expected key=value, found the end");
  EXPECT_EQ(ErrorOf("startpos ; result=x"), "usi:1:12: expected result=b, w or d, found 'x'");
  EXPECT_EQ(ErrorOf("startpos ; end=b end=b"),
            "usi:1:12: expected end=resign, mate, time, repetition or another known ending, "
            "found 'b'");
  EXPECT_EQ(ErrorOf("startpos ; end=time end=time"), "usi:1:21: expected only one end=");
  EXPECT_EQ(ErrorOf("startpos ; a=\"b"), "usi:1:16: expected a closing quote, found the end");
  EXPECT_EQ(ErrorOf("startpos ; end=illegal result=b illegal=7g7e"),
            "usi:1:11: expected the result against the side that played the illegal move");
  EXPECT_EQ(ErrorOf("startpos ; end=time illegal=7g7e"),
            "usi:1:11: expected end=illegal together with illegal=");
  EXPECT_NE(ErrorOf("startpos ; end=illegal illegal=3c3d"), "no error");
  EXPECT_EQ(ErrorOf("startpos ; end=illegal illegal=7g7f"),
            "usi:1:24: expected an illegal move of a piece on the board or in hand, found '7g7f'");
}

TEST(ToUsiLine, WrittenAndReadAgainIsTheSame) {
  for (const char* line :
       {"startpos", "startpos moves 7g7f 3c3d ; result=w end=time black=a white=\"b c\"",
        "sfen 8k/9/9/9/9/9/9/9/K8 w R2b 33 moves 1a1b ; end=no_mate id=12",
        "startpos moves 7g7f ; result=b end=illegal illegal=3c3e",
        "startpos ; \"end\"=x \"a=b\"=\"\" c=\"say \\\"\\\\n\\\"\" d=\"1\\n2\" e=歩"}) {
    HAKARI_ASSERT_OK(const GameRecord game, ParseUsiLine(line));
    EXPECT_EQ(ToUsiLine(game), line);
    EXPECT_TRUE(*ParseUsiLine(ToUsiLine(game)) == game) << line;
  }
}

TEST(ParseUsi, KeepsGoodGamesBesideBadOnes) {
  const auto text = SourceText::Decode(
      "# two of four games\n"
      "startpos moves 7g7f\n"
      "\n"
      "startpos moves 7g7e\n"
      "startpos ; black=\xff\xff\n"
      "startpos moves 2g2f ; black=歩\n",
      "games.usi");
  ASSERT_TRUE(text.ok());
  const ReadResult result = ParseUsi(*text);
  ASSERT_EQ(result.games.size(), 2u);
  EXPECT_EQ(result.games[0].line, 2);
  EXPECT_EQ(result.games[1].line, 6);
  EXPECT_EQ(result.games[1].file, "games.usi");
  ASSERT_EQ(result.refused.size(), 2u);
  EXPECT_EQ(result.refused[0].message().substr(0, 48),
            "games.usi:4:16: expected a legal move in lnsgkgs");
  EXPECT_EQ(result.refused[1].message(), "games.usi:5:18: expected UTF-8 text, found byte 0xff");
}

TEST(ParseUsi, StopsAtTooManyRefusals) {
  std::string bytes;
  for (int i = 0; i < 20000; ++i) bytes += "x\n";
  const ReadResult result = ParseUsi(*SourceText::Decode(bytes, "x.usi"));
  ASSERT_EQ(result.refused.size(), ReadResult::kMostRefused + 1);
  EXPECT_EQ(result.refused.back().message(),
            "x.usi:10001:1: reading stops here: too many lines were refused");
}

Move At(int from_file, int from_rank, int to_file, int to_rank) {
  return Move::Board(MakeSquare(from_file, from_rank), MakeSquare(to_file, to_rank));
}

RecordLine Line(int parent, int parent_ply, std::vector<Move> moves) {
  RecordLine line;
  line.parent = parent;
  line.parent_ply = parent_ply;
  for (Move move : moves) line.moves.emplace_back().move = move;
  return line;
}

TEST(UsualResult, FollowsFromTheEndingAndTheSideToMove) {
  EXPECT_EQ(UsualResult(GameEnd::kResignation, kBlack), GameResult::kWhiteWins);
  EXPECT_EQ(UsualResult(GameEnd::kMate, kWhite), GameResult::kBlackWins);
  EXPECT_EQ(UsualResult(GameEnd::kDeclaration, kWhite), GameResult::kWhiteWins);
  EXPECT_EQ(UsualResult(GameEnd::kRepetition, kWhite), GameResult::kDraw);
  EXPECT_EQ(UsualResult(GameEnd::kInterrupted, kWhite), GameResult::kUnknown);
}

TEST(PositionBefore, FollowsVariationsOfVariations) {
  GameRecord record;
  record.start = Position::Initial();
  record.lines = {Line(-1, 0, {At(7, 7, 7, 6), At(3, 3, 3, 4)}),
                  Line(0, 1, {At(8, 3, 8, 4), At(2, 7, 2, 6)}), Line(1, 1, {At(1, 7, 1, 6)})};
  Position expected = Position::Initial();
  EXPECT_EQ(PositionBefore(record, 0), expected);
  expected.DoMove(At(7, 7, 7, 6));
  EXPECT_EQ(PositionBefore(record, 1), expected);
  expected.DoMove(At(8, 3, 8, 4));
  EXPECT_EQ(PositionBefore(record, 2), expected);
}

TEST(GameRecord, IsTheSameWhereverItWasRead) {
  GameRecord a;
  a.start = Position::Initial();
  a.tags = {{"black", "x"}};
  a.lines = {Line(-1, 0, {At(7, 7, 7, 6)})};
  GameRecord b = a;
  b.file = "elsewhere";
  b.line = 7;
  EXPECT_TRUE(a == b);
  b.start.SetPly(2);
  EXPECT_FALSE(a == b);
  b = a;
  b.lines[0].moves[0].spent_ms = 5;
  EXPECT_FALSE(a == b);
  EXPECT_EQ(TagOf(a, "black"), "x");
  EXPECT_EQ(TagOf(a, "white"), "");
}

std::string NotesErrorOf(absl::string_view text) {
  return std::string(ParseNotes(text, {"x", 1, 1}).status().message());
}

TEST(ParseNotes, ReadsWordsSetApartByBlanksAndSemicolons) {
  const absl::StatusOr<std::vector<Note>> good =
      ParseNotes(" a=1 b=\"two words\";c=\"\" ; \"d e\"=x", {"x", 1, 4});
  ASSERT_TRUE(good.ok()) << good.status();
  ASSERT_EQ(good->size(), 4u);
  EXPECT_EQ(good->at(0).column, 5);
  EXPECT_EQ(good->at(1).value, "two words");
  EXPECT_EQ(good->at(2).value, "");
  EXPECT_EQ(good->at(3).key, "d e");
  EXPECT_TRUE(good->at(3).quoted_key);
}

TEST(ParseNotes, SaysWhatIsWrong) {
  EXPECT_EQ(NotesErrorOf("a"), "x:1:2: expected key=value, found the end");
  EXPECT_EQ(NotesErrorOf("a="), "x:1:3: expected a word, found the end");
  EXPECT_EQ(NotesErrorOf("=a"), "x:1:1: expected a word, found '='");
  EXPECT_EQ(NotesErrorOf("a=b=c"), "x:1:4: expected a space after a value, found '='");
  EXPECT_EQ(NotesErrorOf("a=\"b"), "x:1:5: expected a closing quote, found the end");
}

TEST(AppendNote, WritesWhatIsReadBack) {
  for (const char* word :
       {"plain", "歩", "two words", "", "a;b", "a=b", "say \"x\"", "\\", "a\nb"}) {
    std::string out;
    AppendNote("key", word, false, out);
    AppendNote(word, "value", true, out);
    HAKARI_ASSERT_OK(const std::vector<Note> notes, ParseNotes(out, {"x", 1, 1}));
    ASSERT_EQ(notes.size(), 2u);
    EXPECT_EQ(notes.at(0).value, word);
    EXPECT_EQ(notes.at(1).key, word);
  }
}

}  // namespace
}  // namespace hakari::notation
