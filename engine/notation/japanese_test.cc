#include "engine/notation/japanese.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

TEST(JapaneseTest, NumbersUpToAHandfulOfPawns) {
  EXPECT_EQ(KanjiNumber(2), "二");
  EXPECT_EQ(KanjiNumber(10), "十");
  EXPECT_EQ(KanjiNumber(18), "十八");
  EXPECT_EQ(KanjiNumber(20), "二十");
  EXPECT_EQ(KanjiNumber(99), "九十九");
}

TEST(JapaneseTest, SquaresNameTheFileWideAndTheRankInKanji) {
  EXPECT_EQ(SquareName(MakeSquare(7, 6)), "７六");
  EXPECT_EQ(SquareName(MakeSquare(1, 9)), "１九");
}

TEST(JapaneseTest, MovesNameWhatStoodThere) {
  Position position = Position::Initial();
  const Move first = Move::Board(MakeSquare(7, 7), MakeSquare(7, 6));
  EXPECT_EQ(MarkedMoveName(position, first), "▲７六歩(77)");
  position.DoMove(first);
  position.DoMove(Move::Board(MakeSquare(3, 3), MakeSquare(3, 4)));
  EXPECT_EQ(MoveName(position, Move::Promoting(MakeSquare(8, 8), MakeSquare(2, 2))),
            "２二角成(88)");
  position.DoMove(Move::Promoting(MakeSquare(8, 8), MakeSquare(2, 2)));
  const Move retaken = Move::Board(MakeSquare(3, 1), MakeSquare(2, 2));
  EXPECT_EQ(MarkedMoveName(position, retaken, MakeSquare(2, 2)), "△同　銀(31)");
  position.DoMove(retaken);
  EXPECT_EQ(MoveName(position, Move::Drop(kBishop, MakeSquare(4, 5))), "４五角打");
}

TEST(JapaneseTest, PromotedMinorPiecesHaveTwoLettersInMoves) {
  EXPECT_EQ(PieceName(kPromotedSilver), "成銀");
  EXPECT_EQ(PieceName(kPromotedPawn), "と");
  EXPECT_EQ(PieceName(kDragon), "龍");
}

TEST(JapaneseTest, KanjiFillTwoColumns) {
  EXPECT_EQ(DisplayWidth("７六歩(77)"), 10);
  EXPECT_EQ(DisplayWidth("| ・v玉"), 7);
  EXPECT_EQ(DisplayWidth(""), 0);
}

JapaneseScanner Scan(absl::string_view line) { return JapaneseScanner(line, Place{"a.kif", 3, 1}); }

TEST(JapaneseScannerTest, SquaresComeInAllDigits) {
  for (absl::string_view text : {"７六", "76", "７６", "７6", "七六"}) {
    EXPECT_EQ(Scan(text).TakeSquare(), MakeSquare(7, 6)) << text;
  }
  for (absl::string_view text : {"", "７", "０六", "70", "六", "同"}) {
    JapaneseScanner scanner = Scan(text);
    EXPECT_EQ(scanner.TakeSquare(), std::nullopt) << text;
    EXPECT_EQ(scanner.offset(), 0u) << text;
  }
}

TEST(JapaneseScannerTest, TheLongestPieceNameWins) {
  JapaneseScanner scanner = Scan("成銀成銀銀成");
  EXPECT_EQ(scanner.TakePiece(), kPromotedSilver);
  EXPECT_EQ(scanner.TakePiece(), kPromotedSilver);
  EXPECT_EQ(scanner.TakePiece(), kSilver);
  EXPECT_EQ(scanner.TakePiece(), std::nullopt);
  EXPECT_TRUE(scanner.Take("成"));
  EXPECT_TRUE(scanner.AtEnd());
}

TEST(JapaneseScannerTest, EveryPieceHasItsForms) {
  EXPECT_EQ(Scan("王").TakePiece(), kKing);
  EXPECT_EQ(Scan("玉").TakePiece(), kKing);
  EXPECT_EQ(Scan("竜").TakePiece(), kDragon);
  EXPECT_EQ(Scan("龍").TakePiece(), kDragon);
  EXPECT_EQ(Scan("杏").TakePiece(), kPromotedLance);
  EXPECT_EQ(Scan("圭").TakePiece(), kPromotedKnight);
  EXPECT_EQ(Scan("全").TakePiece(), kPromotedSilver);
}

TEST(JapaneseScannerTest, KanjiNumbers) {
  EXPECT_EQ(Scan("二").TakeKanjiNumber(), 2);
  EXPECT_EQ(Scan("十").TakeKanjiNumber(), 10);
  EXPECT_EQ(Scan("十八").TakeKanjiNumber(), 18);
  EXPECT_EQ(Scan("八十一").TakeKanjiNumber(), 81);
  EXPECT_EQ(Scan("歩").TakeKanjiNumber(), std::nullopt);
}

TEST(JapaneseScannerTest, NumbersTooLongForArithmeticAreNone) {
  EXPECT_EQ(Scan("１23手").TakeNumber(), 123);
  EXPECT_EQ(Scan("999999").TakeNumber(), 999999);
  EXPECT_EQ(Scan("1000000").TakeNumber(), std::nullopt);
}

TEST(JapaneseScannerTest, BlanksOfAllWidths) {
  JapaneseScanner scanner = Scan(" 　\t歩");
  scanner.SkipBlanks();
  EXPECT_EQ(scanner.rest(), "歩");
  EXPECT_EQ(StripBlanks("　 飛　金二 　"), "飛　金二");
  EXPECT_EQ(StripBlanks(" 　 "), "");
}

TEST(JapaneseScannerTest, ComplaintsCountCharactersNotBytes) {
  JapaneseScanner scanner = Scan("７六と金");
  scanner.TakeSquare();
  scanner.TakePiece();
  EXPECT_EQ(scanner.Expected("the end").message(), "a.kif:3:4: expected the end, found '金'");
}

TEST(PieceNames, LeadBackToTheKind) {
  std::set<std::string> csa, kanji;
  for (int k = kPawn; k < kKindCount; ++k) {
    const PieceKind kind = static_cast<PieceKind>(k);
    EXPECT_EQ(KindOfCsaName(CsaName(kind)), kind);
    EXPECT_EQ(KindOfSfenLetter(SfenLetter(kind)), Demote(kind));
    csa.emplace(CsaName(kind));
    kanji.emplace(KanjiLetter(kind));
  }
  EXPECT_EQ(csa.size(), 14u);
  EXPECT_EQ(kanji.size(), 14u);
}

TEST(PieceNames, KnowNoOthers) {
  EXPECT_EQ(KindOfCsaName(""), kNoKind);
  EXPECT_EQ(KindOfCsaName("fu"), kNoKind);
  EXPECT_EQ(KindOfSfenLetter('p'), kNoKind);
  EXPECT_EQ(KindOfSfenLetter('X'), kNoKind);
}

TEST(BoardDrawingTest, ThePlainBoardIsTheDiagramOfKif) {
  const Position position = *ParseSfen("4k4/9/4+R4/9/9/9/4p4/9/4K4 w 2Bg12P 7");
  EXPECT_EQ(DrawBoard(position),
            "後手の持駒：金\n"
            "  ９ ８ ７ ６ ５ ４ ３ ２ １\n"
            "+---------------------------+\n"
            "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n"
            "| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n"
            "| ・ ・ ・ ・ 龍 ・ ・ ・ ・|三\n"
            "| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n"
            "| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n"
            "| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n"
            "| ・ ・ ・ ・v歩 ・ ・ ・ ・|七\n"
            "| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n"
            "| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n"
            "+---------------------------+\n"
            "先手の持駒：角二　歩十二\n"
            "後手番\n");
}

// All rows of a grid must have the same width, or the board is misaligned on a terminal.
TEST(BoardDrawingTest, RowsAlignWhateverIsMarked) {
  const Position position = *ParseSfen("4k4/4r4/9/9/4R4/9/4P4/2b6/4K4 b 2G 1");
  const Move last_move = Move::Board(MakeSquare(8, 9), MakeSquare(7, 8));
  for (const BoardMarks& marks : {BoardMarks{}, BoardMarks{true, false, {}},
                                  BoardMarks{false, true, {}}, BoardMarks{true, true, last_move}}) {
    const std::string drawing = DrawBoard(position, marks);
    const std::vector<std::string> lines = absl::StrSplit(drawing, '\n');
    ASSERT_GE(lines.size(), 13u);
    for (int row = 4; row <= 11; ++row) {
      EXPECT_EQ(DisplayWidth(lines[row]), DisplayWidth(lines[3])) << drawing;
    }
    EXPECT_EQ(lines[2], lines[12]);
    const int frame = DisplayWidth(lines[2]);
    EXPECT_EQ(DisplayWidth(lines[3].substr(0, lines[3].rfind("|一") + 1)), frame) << drawing;
    EXPECT_EQ(DisplayWidth(lines[1].substr(0, lines[1].find("１") + 3)) + 1 +
                  (marks.pins || marks.last_move ? 1 : 0),
              frame)
        << drawing;
  }
}

TEST(BoardDrawingTest, MarksPinsChecksAndTheLastMove) {
  // The gold on 5h is pinned by the rook on 5e, the knight on 4g gives check.
  const Position position = *ParseSfen("4k4/9/9/9/4r4/9/5n3/4G4/4K4 b - 1");
  const std::string drawing =
      DrawBoard(position, {false, true, Move::Board(MakeSquare(5, 2), MakeSquare(5, 5))});
  EXPECT_TRUE(absl::StrContains(drawing, " 金!")) << drawing;
  EXPECT_TRUE(absl::StrContains(drawing, "v桂+")) << drawing;
  EXPECT_TRUE(absl::StrContains(drawing, "v飛*")) << drawing;
  EXPECT_TRUE(absl::StrContains(drawing, "! pinned")) << drawing;
}

TEST(BoardDrawingTest, CountsAttacksOfBothSides) {
  const Position position = *ParseSfen("9/9/9/9/4k4/9/4P4/9/4K4 b - 1");
  const std::vector<std::string> lines =
      absl::StrSplit(DrawBoard(position, {true, false, {}}), '\n');
  EXPECT_TRUE(absl::EndsWith(lines[8], " ・  ・  ・  0/1 1/1 0/1 ・  ・  ・ ")) << lines[8];
}

TEST(BoardDrawingTest, HandsListTheStrongestFirst) {
  Hand hand;
  EXPECT_EQ(HandName(hand), "なし");
  for (int i = 0; i < 15; ++i) hand.Add(kPawn);
  hand.Add(kRook);
  hand.Add(kGold);
  hand.Add(kGold);
  EXPECT_EQ(HandName(hand), "飛　金二　歩十五");
}

}  // namespace
}  // namespace hakari::notation
