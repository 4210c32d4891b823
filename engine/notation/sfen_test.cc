#include "engine/notation/sfen.h"

#include <string>

#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

constexpr char kMiddleGame[] =
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1";

std::string ErrorOf(absl::string_view text) {
  const absl::StatusOr<Position> position = ParseSfen(text);
  return position.ok() ? "no error" : std::string(position.status().message());
}

TEST(ParseSfen, ReadsTheInitialPosition) {
  const absl::StatusOr<Position> position = ParseSfen(kInitialSfen);
  ASSERT_TRUE(position.ok()) << position.status();
  EXPECT_EQ(*position, Position::Initial());
  EXPECT_EQ(position->key(), Position::Initial().key());
}

TEST(ParseSfen, ReadsBoardHandsAndSide) {
  const absl::StatusOr<Position> position = ParseSfen(kMiddleGame);
  ASSERT_TRUE(position.ok()) << position.status();
  EXPECT_EQ(position->side_to_move(), kWhite);
  EXPECT_EQ(position->at(MakeSquare(4, 2)), MakePiece(kBlack, kPromotedPawn));
  EXPECT_EQ(position->at(MakeSquare(6, 6)), MakePiece(kWhite, kBishop));
  EXPECT_EQ(position->king(kWhite), MakeSquare(1, 2));
  EXPECT_EQ(position->hand(kBlack).Total(), 2);
  EXPECT_EQ(position->hand(kWhite).Count(kPawn), 5);
  EXPECT_EQ(position->ply(), 1);
}

TEST(ParseSfen, WrittenAndReadAgainIsTheSame) {
  for (const char* text :
       {kInitialSfen.data(), kMiddleGame, "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        "9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L18P 77"}) {
    const absl::StatusOr<Position> position = ParseSfen(text);
    ASSERT_TRUE(position.ok()) << position.status();
    const absl::StatusOr<Position> again = ParseSfen(ToSfen(*position));
    ASSERT_TRUE(again.ok()) << again.status();
    EXPECT_EQ(*position, *again);
    EXPECT_EQ(position->ply(), again->ply());
  }
}

TEST(ParseSfen, AllowsWhatProgramsWrite) {
  const Position initial = Position::Initial();
  EXPECT_EQ(*ParseSfen("startpos"), initial);
  EXPECT_EQ(*ParseSfen("sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -"),
            initial);
  EXPECT_EQ(*ParseSfen("  sfen  lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 "),
            initial);
  const absl::StatusOr<Position> odd_order = ParseSfen("8k/9/9/9/9/9/9/9/K8 b p2PnRsrPS 12");
  ASSERT_TRUE(odd_order.ok()) << odd_order.status();
  EXPECT_EQ(ToSfen(*odd_order), "8k/9/9/9/9/9/9/9/K8 b RS3Prsnp 12");
}

TEST(ParseSfen, SaysWhereTheTextGoesWrong) {
  EXPECT_EQ(ErrorOf(""), "sfen:1:1: expected a piece or a number of squares, found the end");
  EXPECT_EQ(ErrorOf("lnsgkgsnl/1x5b1"),
            "sfen:1:12: expected a piece or a number of squares, found 'x'");
  EXPECT_EQ(ErrorOf("lnsgkgsnll/9"), "sfen:1:10: expected '/' after nine squares, found 'l'");
  EXPECT_EQ(ErrorOf("lnsgkgs4/9"), "sfen:1:8: expected at most nine squares a rank, found '4'");
  EXPECT_EQ(ErrorOf("+g8/9/9/9/9/9/9/9/9 b - 1"),
            "sfen:1:2: expected a piece that can be promoted, found 'g'");
  EXPECT_EQ(ErrorOf("9/9/9/9/9/9/9/9/9 x - 1"),
            "sfen:1:19: expected the side to move, b or w, found 'x'");
  EXPECT_EQ(ErrorOf("9/9/9/9/9/9/9/9/9 b"),
            "sfen:1:20: expected pieces in hand, or '-', found the end");
  EXPECT_EQ(ErrorOf("9/9/9/9/9/9/9/9/9 b 3"),
            "sfen:1:22: expected a piece's letter after the number, found the end");
  EXPECT_EQ(ErrorOf("9/9/9/9/9/9/9/9/9 b K 1"),
            "sfen:1:21: expected pieces in hand, or '-', found 'K'");
  EXPECT_EQ(ErrorOf("9/9/9/9/9/9/9/9/9 b - 0"),
            "sfen:1:23: expected a move number from 1 to 99999, found '0'");
  EXPECT_EQ(ErrorOf("9/9/9/9/9/9/9/9/9 b - 1 moves"),
            "sfen:1:25: expected the end of the position, found 'm'");
  EXPECT_EQ(ErrorOf("9/9/9/9/9/歩8/9/9/9 b - 1"),
            "sfen:1:11: expected a piece or a number of squares, found '歩'");
}

TEST(ParseSfen, RefusesMoreThanASetHolds) {
  EXPECT_EQ(ErrorOf("9/9/9/9/9/9/9/9/9 b 19P 1"),
            "sfen:1:21: expected at least one and no more pieces than a set holds, found '1'");
  EXPECT_EQ(ErrorOf("9/9/9/9/9/9/9/9/9 b 0P 1"),
            "sfen:1:21: expected at least one and no more pieces than a set holds, found '0'");
  EXPECT_EQ(ErrorOf("9/9/9/9/9/9/9/9/9 b 999999999999999999999P 1"),
            "sfen:1:21: expected at least one and no more pieces than a set holds, found '9'");
  EXPECT_EQ(ErrorOf("k8/9/9/9/9/9/9/9/+r8 b Rr 1"),
            "sfen:1:1: expected at most 2 rooks in all, found 3");
  EXPECT_EQ(ErrorOf("k8/9/9/9/9/9/9/9/k8 b - 1"),
            "sfen:1:1: expected at most one white king, found two");
}

TEST(ParseSfen, RefusesWhatNoRuleLetsStand) {
  EXPECT_EQ(ErrorOf("9/9/9/3p5/9/3p5/9/9/9 b - 1"),
            "sfen:1:14: expected at most one white pawn a file, found two on file 6");
  EXPECT_EQ(ErrorOf("P8/9/9/9/9/9/9/9/9 b - 1"),
            "sfen:1:1: expected a piece that can still move, found black's 歩 at the end of the "
            "board");
  EXPECT_NE(ErrorOf("9/4N4/9/9/9/9/9/9/9 b - 1"), "no error");
  EXPECT_NE(ErrorOf("9/9/9/9/9/9/9/n8/9 b - 1"), "no error");
  EXPECT_EQ(ErrorOf("9/9/4N4/9/9/9/n8/9/9 b - 1"), "no error");
  EXPECT_EQ(ErrorOf("9/4k4/9/9/9/9/9/9/4L4 b - 1"),
            "sfen:1:4: expected no check on the side that is not to move, found white's king "
            "attacked");
  EXPECT_EQ(ErrorOf("9/4k4/9/9/9/9/9/9/4L4 w - 1"), "no error");
}

TEST(ConsumeSfen, LeavesTheRest) {
  absl::string_view text = "startpos moves 7g7f";
  Place place{"games.usi", 3, 1};
  ASSERT_TRUE(ConsumeSfen(text, place).ok());
  EXPECT_EQ(text, "moves 7g7f");
  EXPECT_EQ(place.column, 10);
}

}  // namespace
}  // namespace hakari::notation
