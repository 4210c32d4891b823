// One small position for each rule. engine/reference tests the rest.
#include "engine/movegen/movegen.h"

#include <set>
#include <string>

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/movegen/move_list.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari::movegen {
namespace {

std::string SquareName(Square square) {
  return std::to_string(FileOf(square)) + static_cast<char>('a' + RankOf(square) - 1);
}
// As in USI: 7g7f, 8h2b+, P*5e.
std::string Name(Move move) {
  if (move.is_drop()) {
    return std::string(1, " PLNSBRG"[move.drop_kind()]) + "*" + SquareName(move.to());
  }
  return SquareName(move.from()) + SquareName(move.to()) + (move.is_promotion() ? "+" : "");
}

using Names = std::set<std::string>;
using Generator = void (*)(const Position&, MoveList&);

Names NamesOf(Generator generate, const Position& position) {
  MoveList moves;
  generate(position, moves);
  Names names;
  for (Move move : moves) names.insert(Name(move));
  EXPECT_EQ(names.size(), static_cast<size_t>(moves.size())) << "a move is listed twice";
  return names;
}
Names Legal(const Position& position) { return NamesOf(GenerateLegal, position); }
// The legal moves that start from the square or, for "P*", drop the kind.
Names LegalOf(const Position& position, const std::string& start) {
  Names chosen;
  for (const std::string& name : Legal(position)) {
    if (name.compare(0, 2, start) == 0) chosen.insert(name);
  }
  return chosen;
}

TEST(MovegenTest, TheInitialPositionHasThirtyMoves) {
  const Position position = Position::Initial();
  EXPECT_EQ(Legal(position).size(), 30u);
  EXPECT_EQ(CountLegal(position), 30);
  EXPECT_TRUE(HasLegalMove(position));
  EXPECT_EQ(LegalOf(position, "2h"), Names({"2h1h", "2h3h", "2h4h", "2h5h", "2h6h", "2h7h"}));
  EXPECT_TRUE(NamesOf(GenerateCaptures, position).empty());
  EXPECT_TRUE(NamesOf(GenerateChecks, position).empty());
}

TEST(MovegenTest, PromotionIsAChoiceWhereThePieceCanStillMove) {
  EXPECT_EQ(LegalOf(PositionOf("K59 k51 P94"), "9d"), Names({"9d9c", "9d9c+"}));
  EXPECT_EQ(LegalOf(PositionOf("K59 k51 P92"), "9b"), Names({"9b9a+"}));
  EXPECT_EQ(LegalOf(PositionOf("K59 k51 L93"), "9c"), Names({"9c9b", "9c9b+", "9c9a+"}));
  EXPECT_EQ(LegalOf(PositionOf("K59 k51 N94"), "9d"), Names({"9d8b+"}));
  EXPECT_EQ(LegalOf(PositionOf("K59 k51 N95"), "9e"), Names({"9e8c", "9e8c+"}));
  EXPECT_EQ(LegalOf(PositionOf("K59 k51 p16", kWhite), "1f"), Names({"1f1g", "1f1g+"}));
  EXPECT_EQ(LegalOf(PositionOf("K59 k51 n16", kWhite), "1f"), Names({"1f2h+"}));
}

TEST(MovegenTest, LeavingTheCampPromotesToo) {
  EXPECT_EQ(LegalOf(PositionOf("K59 k51 S93"), "9c"),
            Names({"9c9b", "9c9b+", "9c8b", "9c8b+", "9c8d", "9c8d+"}));
  EXPECT_EQ(LegalOf(PositionOf("K59 k51 S94 P84"), "9d"),
            Names({"9d9c", "9d9c+", "9d8c", "9d8c+", "9d8e"}));
}

TEST(MovegenTest, GoldKingAndPromotedPiecesDoNotPromote) {
  const Position position = PositionOf("K53 k99 G12 +P22 +B33 +R84");
  const Names names = Legal(position);
  for (const std::string& name : names) EXPECT_EQ(name.find('+'), std::string::npos) << name;
  // The pieces have moves into the camp and out of it.
  for (const char* move : {"5c5b", "5c5d", "1b1a", "2b2a", "3c2d", "8d8a", "8d8h"}) {
    EXPECT_EQ(names.count(move), 1u) << move;
  }
}

TEST(MovegenTest, NoDoubledPawns) {
  const Names drops = LegalOf(PositionOf("K59 k51 P97 +P85 p74", kBlack, "P", ""), "P*");
  EXPECT_EQ(drops.count("P*9e"), 0u);
  EXPECT_EQ(drops.count("P*8f"), 1u);  // a promoted pawn does not count
  EXPECT_EQ(drops.count("P*7f"), 1u);  // nor does the opponent's pawn
}

TEST(MovegenTest, NoDropsWhereThePieceCouldNotMove) {
  const Position black = PositionOf("K59 k51", kBlack, "PLNSG", "");
  EXPECT_EQ(LegalOf(black, "P*").count("P*1a"), 0u);
  EXPECT_EQ(LegalOf(black, "L*").count("L*1a"), 0u);
  EXPECT_EQ(LegalOf(black, "L*").count("L*1b"), 1u);
  EXPECT_EQ(LegalOf(black, "N*").count("N*1b"), 0u);
  EXPECT_EQ(LegalOf(black, "N*").count("N*1c"), 1u);
  EXPECT_EQ(LegalOf(black, "S*").count("S*1a"), 1u);
  EXPECT_EQ(LegalOf(black, "P*").size(), 71u);  // all but rank 1 and the black king's square
  EXPECT_EQ(LegalOf(black, "N*").size(), 62u);
  EXPECT_EQ(LegalOf(black, "G*").size(), 79u);
  const Position white = PositionOf("K59 k51", kWhite, "", "N");
  EXPECT_EQ(LegalOf(white, "N*").count("N*1h"), 0u);
  EXPECT_EQ(LegalOf(white, "N*").count("N*1g"), 1u);
}

TEST(MovegenTest, NoMateByADroppedPawn) {
  // The king on 1a has no flight: 2a is its own lance, the gold on 2c guards 1b and 2b.
  const Position position = PositionOf("k11 l21 G23 K99", kBlack, "PG", "");
  EXPECT_EQ(LegalOf(position, "P*").count("P*1b"), 0u);
  EXPECT_EQ(LegalOf(position, "G*").count("G*1b"), 1u);  // any other drop may mate
  EXPECT_FALSE(IsLegal(position, Move::Drop(kPawn, MakeSquare(1, 2))));
  EXPECT_EQ(NamesOf(GenerateChecks, position).count("P*1b"), 0u);
}

TEST(MovegenTest, APawnOnTheBoardMayMate) {
  EXPECT_EQ(LegalOf(PositionOf("k11 l21 G23 K99 P13"), "1c"), Names({"1c1b", "1c1b+"}));
}

TEST(MovegenTest, APawnDropThatIsAnsweredIsNoMate) {
  // Unguarded, the king takes the pawn.
  EXPECT_EQ(LegalOf(PositionOf("k11 l21 K99", kBlack, "P", ""), "P*").count("P*1b"), 1u);
  // The gold on 2b takes it, unless it is pinned by the bishop.
  EXPECT_EQ(LegalOf(PositionOf("k11 l21 g22 L19 K99", kBlack, "P", ""), "P*").count("P*1b"), 1u);
  EXPECT_EQ(LegalOf(PositionOf("k11 l21 g22 L19 B44 K99", kBlack, "P", ""), "P*").count("P*1b"),
            0u);
}

TEST(MovegenTest, APinnedPieceMovesAlongThePinOnly) {
  EXPECT_EQ(
      LegalOf(PositionOf("K59 R57 r51 k11"), "5g"),
      Names({"5g5h", "5g5f", "5g5e", "5g5d", "5g5c", "5g5c+", "5g5b", "5g5b+", "5g5a", "5g5a+"}));
  EXPECT_TRUE(LegalOf(PositionOf("K59 N57 r51 k11"), "5g").empty());
  EXPECT_EQ(LegalOf(PositionOf("K59 S68 b95 k11"), "6h"), Names({"6h7g"}));
}

TEST(MovegenTest, ACheckIsTakenBlockedOrFled) {
  const Position position = PositionOf("K59 L49 L69 G48 G68 B82 r51 k11", kBlack, "P", "");
  const Names expected = {"4h5h", "4h5g", "6h5h", "6h5g", "8b5e", "8b5e+", "P*5b",
                          "P*5c", "P*5d", "P*5e", "P*5f", "P*5g", "P*5h"};
  EXPECT_EQ(NamesOf(GenerateEvasions, position), expected);
  EXPECT_EQ(Legal(position), expected);
}

TEST(MovegenTest, TheKingDoesNotStayInTheRaysShadow) {
  EXPECT_EQ(LegalOf(PositionOf("K55 r51 k11"), "5e").count("5e5f"), 0u);
  EXPECT_EQ(LegalOf(PositionOf("K55 r51 k11"), "5e").count("5e4f"), 1u);
}

TEST(MovegenTest, ADoubleCheckIsFledOnly) {
  // Rook and silver give check; taking one leaves the check by the other.
  const Position position = PositionOf("k51 g61 R59 S42 r49 G33 K99", kWhite, "", "G");
  EXPECT_EQ(Legal(position), Names({"5a6b"}));
}

TEST(MovegenTest, NoMoveLeftIsNotACheckButLost) {
  const Position stalemate = PositionOf("k11 G23 G32 K99", kWhite);
  EXPECT_TRUE(Legal(stalemate).empty());
  EXPECT_FALSE(HasLegalMove(stalemate));
  EXPECT_EQ(CountLegal(stalemate), 0);
}

TEST(MovegenTest, ChecksAreDirectDiscoveredAndByDrop) {
  const Position position = PositionOf("k51 L59 N57 G43 K99", kBlack, "N", "");
  EXPECT_EQ(NamesOf(GenerateChecks, position), Names({"5g4e", "5g6e", "4c4b", "4c5b", "N*6c"}));
}

TEST(MovegenTest, CapturesOnly) {
  const Position position = PositionOf("K59 k51 R55 p53 s85 P57", kBlack, "G", "");
  EXPECT_EQ(NamesOf(GenerateCaptures, position), Names({"5e5c", "5e5c+", "5e8e"}));
}

TEST(MovegenTest, QuietMovesOnly) {
  const Position position = PositionOf("K59 k51 P54 p53 G49", kBlack, "", "");
  const Names quiet = NamesOf(GenerateQuiet, position);
  EXPECT_EQ(quiet.count("4i4h"), 1u);
  EXPECT_EQ(quiet.count("5d5c"), 0u) << "takes a pawn";
  EXPECT_EQ(quiet.size() + NamesOf(GenerateCaptures, position).size(), Legal(position).size());
}

TEST(MovegenTest, ASideWithoutKingMayDoAnything) {
  const Position position = PositionOf("k51 G58 r59");
  EXPECT_EQ(Legal(position).size(), 6u);
  EXPECT_TRUE(NamesOf(GenerateChecks, PositionOf("R59 K99")).empty());
}

TEST(MovegenTest, GivesCheckOfEachSort) {
  const Position position = PositionOf("k51 L59 N57 G43 K99", kBlack, "N", "");
  const auto board = [](int from, int to) {
    return Move::Board(MakeSquare(from / 10, from % 10), MakeSquare(to / 10, to % 10));
  };
  EXPECT_TRUE(GivesCheck(position, board(57, 45)));
  EXPECT_TRUE(GivesCheck(position, board(43, 42)));
  EXPECT_FALSE(GivesCheck(position, board(43, 33)));
  EXPECT_TRUE(GivesCheck(position, Move::Drop(kKnight, MakeSquare(6, 3))));
  EXPECT_FALSE(GivesCheck(position, Move::Drop(kKnight, MakeSquare(1, 3))));
}

TEST(MovegenTest, NonsenseIsNotLegal) {
  const Position position = Position::Initial();
  EXPECT_FALSE(IsLegal(position, Move()));
  EXPECT_FALSE(IsLegal(position, Move::FromCode(0xffff)));
  const Move legal = Move::Board(MakeSquare(7, 7), MakeSquare(7, 6));
  EXPECT_TRUE(IsLegal(position, legal));
  EXPECT_FALSE(IsLegal(position, Move::FromCode(legal.code() | 0x8000)));
  EXPECT_FALSE(IsLegal(position, Move::Promoting(legal.from(), legal.to())));
  EXPECT_FALSE(IsLegal(position, Move::Drop(kPawn, MakeSquare(5, 5))));
}

TEST(MovegenTest, TheMostMovesFit) {
  const Position position = PositionOf("R91 K72 S52 S32 S22 k12 B53 L89 L69 L49", kBlack, "RBGSNLP",
                                       "GGGNNNPPPPPPPPPPPPPPPPP");
  EXPECT_EQ(Legal(position).size(), 593u);
  EXPECT_EQ(CountLegal(position), 593);
}

TEST(MoveListTest, ContainsWhatItHolds) {
  MoveList moves;
  EXPECT_TRUE(moves.empty());
  GenerateLegal(Position::Initial(), moves);
  EXPECT_EQ(moves.size(), 30);
  EXPECT_TRUE(moves.Contains(moves[29]));
  EXPECT_FALSE(moves.Contains(Move::Drop(kPawn, MakeSquare(5, 5))));
}

}  // namespace
}  // namespace hakari::movegen
