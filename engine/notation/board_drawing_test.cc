#include "engine/notation/board_drawing.h"

#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "engine/core/move.h"
#include "engine/notation/japanese.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

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

// Rows of one grid must all be as wide as each other, or the board falls apart on a terminal.
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
