#include "engine/notation/sfen.h"

#include <string>

#include "base/status/testing.h"
#include "engine/notation/placement.h"
#include "engine/notation/usi_move.h"
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
  HAKARI_ASSERT_OK(const Position position, ParseSfen(kInitialSfen));
  EXPECT_EQ(position, Position::Initial());
  EXPECT_EQ(position.key(), Position::Initial().key());
}

TEST(ParseSfen, ReadsBoardHandsAndSide) {
  HAKARI_ASSERT_OK(const Position position, ParseSfen(kMiddleGame));
  EXPECT_EQ(position.side_to_move(), kWhite);
  EXPECT_EQ(position.at(MakeSquare(4, 2)), MakePiece(kBlack, kPromotedPawn));
  EXPECT_EQ(position.at(MakeSquare(6, 6)), MakePiece(kWhite, kBishop));
  EXPECT_EQ(position.king(kWhite), MakeSquare(1, 2));
  EXPECT_EQ(position.hand(kBlack).Total(), 2);
  EXPECT_EQ(position.hand(kWhite).Count(kPawn), 5);
  EXPECT_EQ(position.ply(), 1);
}

TEST(ParseSfen, WrittenAndReadAgainIsTheSame) {
  for (const char* text :
       {kInitialSfen.data(), kMiddleGame, "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        "9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L18P 77"}) {
    HAKARI_ASSERT_OK(const Position position, ParseSfen(text));
    HAKARI_ASSERT_OK(const Position again, ParseSfen(ToSfen(position)));
    EXPECT_EQ(position, again);
    EXPECT_EQ(position.ply(), again.ply());
  }
}

TEST(ParseSfen, AllowsWhatProgramsWrite) {
  const Position initial = Position::Initial();
  EXPECT_EQ(*ParseSfen("startpos"), initial);
  EXPECT_EQ(*ParseSfen("sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -"),
            initial);
  EXPECT_EQ(*ParseSfen("  sfen  lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 "),
            initial);
  HAKARI_ASSERT_OK(const Position odd_order, ParseSfen("8k/9/9/9/9/9/9/9/K8 b p2PnRsrPS 12"));
  EXPECT_EQ(ToSfen(odd_order), "8k/9/9/9/9/9/9/9/K8 b RS3Prsnp 12");
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

std::string FaultOf(const Position& position) {
  const std::optional<PlacementFault> fault = FindPlacementFault(position);
  return fault ? fault->message : "none";
}

Position WithBothKings() {
  Position position;
  position.Put(MakePiece(kBlack, kKing), MakeSquare(5, 9));
  position.Put(MakePiece(kWhite, kKing), MakeSquare(5, 1));
  return position;
}

TEST(FindPlacementFault, AllowsWhatGamesHaveAndPositionsWithoutAKing) {
  EXPECT_EQ(FaultOf(Position::Initial()), "none");
  EXPECT_EQ(FaultOf(Position()), "none");
}

TEST(FindPlacementFault, NamesTheSquareOfTheSecondPawn) {
  Position position = WithBothKings();
  position.Put(MakePiece(kBlack, kPawn), MakeSquare(3, 4));
  position.Put(MakePiece(kBlack, kPromotedPawn), MakeSquare(3, 5));
  position.Put(MakePiece(kWhite, kPawn), MakeSquare(3, 6));
  EXPECT_EQ(FaultOf(position), "none");
  position.Put(MakePiece(kBlack, kPawn), MakeSquare(3, 7));
  EXPECT_EQ(FindPlacementFault(position)->square, MakeSquare(3, 7));
  EXPECT_EQ(FaultOf(position), "expected at most one black pawn a file, found two on file 3");
}

TEST(FindPlacementFault, FindsPiecesThatCanNeverMove) {
  Position position = WithBothKings();
  position.Put(MakePiece(kWhite, kKnight), MakeSquare(1, 8));
  EXPECT_EQ(FaultOf(position),
            "expected a piece that can still move, found white's 桂 at the end of the board");
  position.Clear(MakeSquare(1, 8));
  position.Put(MakePiece(kWhite, kPromotedKnight), MakeSquare(1, 9));
  EXPECT_EQ(FaultOf(position), "none");
}

TEST(FindPlacementFault, CountsPromotedPiecesAndHands) {
  Position position = WithBothKings();
  position.Put(MakePiece(kBlack, kDragon), MakeSquare(1, 5));
  Hand hand;
  hand.Add(kRook);
  position.SetHand(kWhite, hand);
  EXPECT_EQ(FaultOf(position), "none");
  hand.Add(kRook);
  position.SetHand(kWhite, hand);
  EXPECT_EQ(FaultOf(position), "expected at most 2 rooks in all, found 3");
}

TEST(FindPlacementFault, LetsOnlyTheSideToMoveBeInCheck) {
  Position position = WithBothKings();
  position.Put(MakePiece(kWhite, kRook), MakeSquare(5, 5));
  EXPECT_EQ(FaultOf(position), "none");
  position.SetSideToMove(kWhite);
  EXPECT_EQ(FaultOf(position),
            "expected no check on the side that is not to move, found black's king attacked");
}

TEST(UsiMove, ReadsAndWritesEveryKindOfMove) {
  EXPECT_EQ(ParseUsiMove("7g7f"), Move::Board(MakeSquare(7, 7), MakeSquare(7, 6)));
  EXPECT_EQ(ParseUsiMove("8h2b+"), Move::Promoting(MakeSquare(8, 8), MakeSquare(2, 2)));
  EXPECT_EQ(ParseUsiMove("P*5e"), Move::Drop(kPawn, MakeSquare(5, 5)));
  for (const char* text : {"7g7f", "8h2b+", "P*5e", "G*9i", "1a9i", "9i1a+"}) {
    EXPECT_EQ(ToUsi(*ParseUsiMove(text)), text);
  }
}

TEST(UsiMove, RefusesAnythingElse) {
  for (const char* text : {"", "7g7", "7g7f*", "7g7f++", "7g7g", "0a1b", "1j1a", "K*5e", "p*5e",
                           "P*5e+", "X*5e", "resign", "win", "7G7F"}) {
    EXPECT_EQ(ParseUsiMove(text), std::nullopt) << text;
  }
}

TEST(UsiMove, NamesNoMove) { EXPECT_EQ(ToUsi(Move()), "none"); }

}  // namespace
}  // namespace hakari::notation
