#include "engine/notation/kif/kif_reader.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"
#include "base/text/encoding.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/notation/text/text.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

ReadResult Read(absl::string_view text) { return ParseKif(*SourceText::Decode(text, "g.kif")); }

// The only game, which must be accepted.
GameRecord ReadOne(absl::string_view text) {
  ReadResult result = Read(text);
  for (const absl::Status& refused : result.refused) ADD_FAILURE() << refused;
  EXPECT_EQ(result.games.size(), 1u);
  return result.games.empty() ? GameRecord{} : result.games[0];
}

// The message about the only game, which must be refused.
std::string Complaint(absl::string_view text) {
  const ReadResult result = Read(text);
  EXPECT_EQ(result.games.size(), 0u);
  EXPECT_EQ(result.refused.size(), 1u);
  return result.refused.empty() ? "" : std::string(result.refused[0].message());
}

std::string Moves(const RecordLine& line) {
  std::string moves;
  for (const RecordedMove& move : line.moves) {
    absl::StrAppend(&moves, moves.empty() ? "" : " ", ToUsi(move.move));
  }
  return moves;
}

constexpr absl::string_view kGame =
    "# a note on the file\n"
    "開始日時：2020/01/02 10:00:00\n"
    "棋戦：練習　対局\n"
    "手合割：平手　　\n"
    "先手：甲\n"
    "後手：乙\n"
    "立会人：丙\n"
    "手数----指手---------消費時間--\n"
    "*before the first move\n"
    "   1 ７六歩(77)   ( 0:16/00:00:16)\n"
    "*first\n"
    "*\n"
    "*third \n"
    "&bookmark\n"
    "   2 ３四歩(33)   ( 0:00/00:00:00)\n"
    "   3 ２二角成(88) ( 1:05/00:01:21)+\n"
    "   4 同　銀(31)   ( 0:02/00:00:02)\n"
    "   5 ４五角打     ( 0:00/00:01:21)\n"
    "   6 投了         ( 0:03/00:00:05)\n"
    "*after the end\n"
    "まで5手で先手の勝ち\n";

TEST(KifReaderTest, AWholeGame) {
  const GameRecord game = ReadOne(kGame);
  EXPECT_EQ(game.file, "g.kif");
  EXPECT_EQ(game.line, 2);
  EXPECT_EQ(ToSfen(game.start), kInitialSfen);
  const std::vector<std::pair<std::string, std::string>> tags = {
      {"start_time", "2020/01/02 10:00:00"},
      {"event", "練習　対局"},
      {"black", "甲"},
      {"white", "乙"},
      {"立会人", "丙"}};
  EXPECT_EQ(game.tags, tags);
  EXPECT_EQ(game.comment, "before the first move");
  ASSERT_EQ(game.lines.size(), 1u);
  const RecordLine& line = game.lines[0];
  EXPECT_EQ(Moves(line), "7g7f 3c3d 8h2b+ 3a2b B*4e");
  EXPECT_EQ(line.moves[0].spent_ms, 16000);
  EXPECT_EQ(line.moves[2].spent_ms, 65000);
  EXPECT_EQ(line.moves[0].comment, "first\n\nthird \n&bookmark");
  EXPECT_EQ(line.end, GameEnd::kResignation);
  EXPECT_EQ(line.result, GameResult::kBlackWins);
  EXPECT_EQ(line.end_spent_ms, 3000);
  EXPECT_EQ(line.end_comment, "after the end");
}

TEST(KifReaderTest, EncodingsAndLineEnds) {
  const GameRecord game = ReadOne(kGame);
  EXPECT_EQ(ReadOne(absl::StrCat("\xef\xbb\xbf", kGame)), game);
  EXPECT_EQ(ReadOne(absl::StrReplaceAll(kGame, {{"\n", "\r\n"}})), game);
  EXPECT_EQ(ReadOne(*Encode(kGame, Encoding::kShiftJis, "g.kif")), game);
}

TEST(KifReaderTest, HabitsOfPrograms) {
  const std::string usual = Moves(ReadOne(kGame).lines[0]);
  for (const auto& [from, to] : std::vector<std::pair<absl::string_view, absl::string_view>>{
           {"   1 ７六歩(77)   ( 0:16/00:00:16)", "1 ７六歩(77)"},
           {"   1 ７六歩(77)", "   1   ７六歩(77)"},
           {"７六歩(77)", "76歩（７７）"},
           {"７六歩(77)", "▲７六歩(77)"},
           {"７六歩(77)", "７六歩不成(77)"},
           {"同　銀(31)", "同銀(31)"},
           {"同　銀(31)", "同  銀(31)"},
           {"同　銀(31)", "２二銀(31)"},
           {"( 0:16/00:00:16)", "( 0:16/)"},
           {"( 0:16/00:00:16)", "(00:16 / 00:00:16)"},
           {"手数----指手---------消費時間--\n", ""},
           {"手合割：平手　　\n", ""},
           {"手合割：平手　　\n", "手合割：平手\n先手の持駒：なし\n"},
           {"まで5手で先手の勝ち\n", ""},
       }) {
    const std::string text = absl::StrReplaceAll(kGame, {{from, to}});
    ASSERT_NE(text, kGame) << from;
    EXPECT_EQ(Moves(ReadOne(text).lines[0]), usual) << text;
  }
}

TEST(KifReaderTest, VariationsLeaveTheNearestLine) {
  const GameRecord game = ReadOne(
      "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n\n"
      "変化：4手\n*on 44\n4 ４四歩(43)\n5 ４八銀(39)\n"
      "変化：5手\n5 ２五歩(26)\n"
      "変化：2手\n2 ８四歩(83)\n3 投了\n");
  ASSERT_EQ(game.lines.size(), 4u);
  EXPECT_EQ(Moves(game.lines[0]), "7g7f 3c3d 2g2f 8c8d");
  const auto expect_line = [&](int index, int parent, int ply, absl::string_view moves) {
    EXPECT_EQ(game.lines[index].parent, parent) << index;
    EXPECT_EQ(game.lines[index].parent_ply, ply) << index;
    EXPECT_EQ(Moves(game.lines[index]), moves) << index;
  };
  expect_line(1, 0, 3, "4c4d 3i4h");
  expect_line(2, 1, 1, "2f2e");
  expect_line(3, 0, 1, "8c8d");
  EXPECT_EQ(game.lines[1].moves[0].comment, "on 44");
  EXPECT_EQ(game.lines[3].result, GameResult::kWhiteWins);
}

TEST(KifReaderTest, HandicapsAndDiagrams) {
  GameRecord game = ReadOne("手合割：二枚落ち\n下手：甲\n上手：乙\n1 ６二銀(71)\n2 ７六歩(77)\n");
  EXPECT_EQ(game.start.side_to_move(), kWhite);
  EXPECT_EQ(TagOf(game, "black"), "甲");
  EXPECT_EQ(Moves(game.lines[0]), "7a6b 7g7f");
  const absl::string_view sfen = "4k4/9/4+R4/9/9/9/4p4/9/4K4 w 2B12Pg 7";
  const std::string board = DrawBoard(*ParseSfen(sfen)) + "手数＝6　まで\n";
  for (absl::string_view number : {"1", "7"}) {
    game = ReadOne(absl::StrCat("手合割：その他\n", board, number, " ５二金打\n"));
    EXPECT_EQ(ToSfen(game.start), sfen);
    EXPECT_EQ(Moves(game.lines[0]), "G*5b");
  }
}

TEST(KifReaderTest, AnIllegalMoveMayBeTheLast) {
  constexpr absl::string_view kOpening = "1 ７六歩(77)\n2 ３四歩(33)\n";
  const RecordLine jump = ReadOne(absl::StrCat(kOpening, "3 ４五角(88)\n4 反則勝ち\n")).lines[0];
  EXPECT_EQ(Moves(jump), "7g7f 3c3d");
  EXPECT_EQ(ToUsi(*jump.illegal_move), "8h4e");
  EXPECT_EQ(jump.end, GameEnd::kIllegalMove);
  EXPECT_EQ(jump.result, GameResult::kWhiteWins);
  const RecordLine doubled_pawn =
      ReadOne(absl::StrCat(kOpening, "3 ５五歩打\nまで3手で先手の反則負け\n")).lines[0];
  EXPECT_EQ(ToUsi(*doubled_pawn.illegal_move), "P*5e");
  EXPECT_EQ(doubled_pawn.result, GameResult::kWhiteWins);
  EXPECT_EQ(Complaint(absl::StrCat(kOpening, "3 ４五角(88)\n")),
            "g.kif:3:3: expected a legal move, found ▲４五角(88)");
  EXPECT_EQ(Complaint(absl::StrCat(kOpening, "3 ４五角(88)\n4 投了\n")),
            "g.kif:3:3: expected a legal move, found ▲４五角(88)");
}

TEST(KifReaderTest, EndingsOfAllKinds) {
  const auto end_of = [](absl::string_view tail) {
    return ReadOne(absl::StrCat("1 ７六歩(77)\n", tail, "\n")).lines[0];
  };
  const auto expect_end = [&](absl::string_view tail, GameEnd end, GameResult result) {
    EXPECT_EQ(end_of(tail).end, end) << tail;
    EXPECT_EQ(end_of(tail).result, result) << tail;
  };
  expect_end("2 中断 ( 0:03/ 0:00:19)", GameEnd::kInterrupted, GameResult::kUnknown);
  expect_end("2 千日手", GameEnd::kRepetition, GameResult::kDraw);
  expect_end("2 持将棋", GameEnd::kImpasse, GameResult::kDraw);
  expect_end("2 詰み", GameEnd::kMate, GameResult::kBlackWins);
  expect_end("2 不詰", GameEnd::kNoMate, GameResult::kUnknown);
  expect_end("2 切れ負け", GameEnd::kTimeUp, GameResult::kBlackWins);
  expect_end("2 反則負け", GameEnd::kIllegalMove, GameResult::kBlackWins);
  expect_end("2 反則勝ち", GameEnd::kIllegalMove, GameResult::kWhiteWins);
  expect_end("2 入玉勝ち", GameEnd::kDeclaration, GameResult::kWhiteWins);
  expect_end("2 反則勝ち\nまで1手で連続王手の千日手により後手の勝ち", GameEnd::kPerpetualCheck,
             GameResult::kWhiteWins);
  expect_end("まで1手で先手の勝ち", GameEnd::kUnknown, GameResult::kBlackWins);
  expect_end("まで1手詰", GameEnd::kMate, GameResult::kBlackWins);
  expect_end("まで1手で時間切れにより先手の勝ち", GameEnd::kTimeUp, GameResult::kBlackWins);
}

TEST(KifReaderTest, ABadGameLeavesItsNeighbours) {
  const ReadResult result = Read(absl::StrCat(
      kGame, "\n手合割：平手\n手数----\n1 ７六歩(77)\n2 ７六歩(77)\n3 ２六歩(27)\n\n", kGame));
  ASSERT_EQ(result.games.size(), 2u);
  EXPECT_EQ(result.games[0], result.games[1]);
  ASSERT_EQ(result.refused.size(), 1u);
  EXPECT_EQ(result.refused[0].message(), "g.kif:26:3: expected △歩 on ７七, found an empty square");
}

TEST(KifReaderTest, NothingIsNoGame) {
  for (absl::string_view text : {"", "\n\n", "# only a note\n"}) {
    EXPECT_TRUE(Read(text).games.empty());
    EXPECT_TRUE(Read(text).refused.empty());
  }
  EXPECT_TRUE(ReadOne("手合割：平手\n先手：\n後手：\n手数----指手\n").lines[0].moves.empty());
}

TEST(KifReaderTest, ComplaintsNameThePlaceAndWhatWasExpected) {
  EXPECT_EQ(Complaint("手合割：一枚落ち\n"),
            "g.kif:1:5: expected 平手, その他 or a handicap, as 香落ち, found '一枚落ち'");
  EXPECT_EQ(Complaint("手合割：その他\n1 ７六歩(77)\n"),
            "g.kif:1:1: expected a diagram with the start その他, found none");
  EXPECT_EQ(Complaint("棋譜\n"),
            "g.kif:1:1: expected a header, a diagram, a move, a comment or an ending, found '棋'");
  EXPECT_EQ(Complaint("2 ７六歩(77)\n"), "g.kif:1:1: expected move number 1, found '2'");
  EXPECT_EQ(Complaint("1 同　歩(77)\n"),
            "g.kif:1:3: expected a square: no move precedes this 同, found '同'");
  EXPECT_EQ(Complaint("1 ７十歩(77)\n"),
            "g.kif:1:3: expected a square, 同 or an ending, found '７'");
  EXPECT_EQ(Complaint("1 ７六虎(77)\n"), "g.kif:1:5: expected a piece, found '虎'");
  EXPECT_EQ(Complaint("1 ７六歩\n"),
            "g.kif:1:6: expected the origin, as in (77), or 打, found the end");
  EXPECT_EQ(Complaint("1 ７六玉打\n"),
            "g.kif:1:5: expected a piece that can be in hand, found '玉'");
  EXPECT_EQ(Complaint("1 ３四歩(33)\n"), "g.kif:1:3: expected ▲歩 on ３三, found △歩");
  EXPECT_EQ(Complaint("1 ５八金成(49)\n"),
            "g.kif:1:6: expected the origin, as in (77), or 打, found '成'");
  EXPECT_EQ(Complaint("1 ７六歩(77) x\n"), "g.kif:1:11: expected the end of the line, found 'x'");
  EXPECT_EQ(Complaint("1 投了\n2 ７六歩(77)\n"), "g.kif:2:1: expected move number 1, found '2'");
  EXPECT_EQ(Complaint("1 投了\n1 ７六歩(77)\n"),
            "g.kif:2:3: expected nothing after the end of this line, found '７'");
  EXPECT_EQ(Complaint("1 ７六歩(77)\n変化：9手\n"),
            "g.kif:2:4: expected a move number that a line above reaches, found '9'");
  EXPECT_EQ(Complaint("1 ７六歩(77)\n変化9手\n"), "g.kif:2:3: expected '：' after 変化, found '9'");
}

}  // namespace
}  // namespace hakari::notation
