#include "engine/notation/placement.h"

#include <string>

#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

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

}  // namespace
}  // namespace hakari::notation
