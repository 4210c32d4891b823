#include "engine/notation/japanese.h"

#include "engine/core/move.h"
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

}  // namespace
}  // namespace hakari::notation
