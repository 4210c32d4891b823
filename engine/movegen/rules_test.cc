// Families of small positions for each rule. Each position is tested in four views (as it is,
// mirrored, turned round, both), and every list and answer is compared with the slow reference.
#include <string>
#include <vector>

#include "engine/core/color.h"
#include "engine/core/direction.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/reference/bridge.h"
#include "engine/reference/census.h"
#include "engine/reference/movegen_judge.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::movegen {
namespace {

using reference::Board;
using reference::Census;
using reference::ExpectedMoves;

constexpr Square kMiddle = MakeSquare(5, 5);
constexpr PieceKind kMovers[] = {kPawn, kLance, kKnight,       kSilver, kBishop,        kRook,
                                 kGold, kHorse, kPromotedPawn, kDragon, kPromotedSilver};

Square Along(Square from, Direction direction, int steps) {
  const Step step = kSteps[direction];
  return MakeSquare(FileOf(from) + steps * step.file, RankOf(from) + steps * step.rank);
}

// The kind of slider that attacks along the line, for either side.
PieceKind SliderOf(Direction direction) { return direction <= kLeft ? kRook : kBishop; }

Position View(const Position& position, bool mirrored, bool turned) {
  Position view;
  for (int i = 0; i < kSquareCount; ++i) {
    const Square from = static_cast<Square>(i);
    const Piece piece = position.at(from);
    if (piece == kNoPiece) continue;
    Square to = mirrored ? MakeSquare(10 - FileOf(from), RankOf(from)) : from;
    if (turned) to = Rotate(to);
    view.Put(MakePiece(turned ? Opponent(ColorOf(piece)) : ColorOf(piece), KindOf(piece)), to);
  }
  for (Color color : kColors) view.SetHand(turned ? Opponent(color) : color, position.hand(color));
  view.SetSideToMove(turned ? Opponent(position.side_to_move()) : position.side_to_move());
  return view;
}

// Whether the king of the side that is not to move could be taken, which a position does not allow.
bool IsOver(const Position& position) {
  const Board board = reference::ToBoard(position);
  return reference::InCheck(board, reference::Other(board.to_move));
}

// Returns the expected moves of the position as it is.
ExpectedMoves Judge(const Position& position) {
  for (const bool mirrored : {true, false}) {
    for (const bool turned : {true, false}) {
      const Position view = View(position, mirrored, turned);
      const Board board = reference::ToBoard(view);
      SCOPED_TRACE(reference::ToSfen(board));
      EXPECT_FALSE(IsOver(view)) << "no position to move in";
      const ExpectedMoves expected(board);
      reference::JudgeMovegen(board, view, expected);
      reference::JudgeIsLegal(view, expected);
    }
  }
  return ExpectedMoves(reference::ToBoard(position));
}

// How often the list holds a move from the square.
int MovesFrom(const std::vector<Move>& moves, Square from) {
  int count = 0;
  for (const Move move : moves) count += !move.is_drop() && move.from() == from;
  return count;
}

bool AreDrops(const std::vector<Move>& moves) {
  for (const Move move : moves) {
    if (move.is_drop()) return true;
  }
  return false;
}

TEST(RulesTest, PinsInEveryDirection) {
  Census census;
  for (int d = 0; d < kDirectionCount; ++d) {
    const Direction direction = static_cast<Direction>(d);
    for (const PieceKind kind : kMovers) {
      Position position;
      const Square pinned = Along(kMiddle, direction, 1);
      position.Put(MakePiece(kBlack, kKing), kMiddle);
      position.Put(MakePiece(kBlack, kind), pinned);
      const int free = MovesFrom(Judge(position).legal, pinned);
      position.Put(MakePiece(kWhite, SliderOf(direction)), Along(kMiddle, direction, 4));
      position.Put(MakePiece(kWhite, kGold), MakeSquare(1, 1));
      const int left = MovesFrom(Judge(position).legal, pinned);
      census.Add(left == 0 ? "cannot move at all" : "moves along the pin only", left < free);
      // With two pieces between slider and king neither is pinned.
      position.Put(MakePiece(kBlack, kGold), Along(kMiddle, direction, 2));
      Judge(position);
    }
  }
  census.ExpectAtLeast({{"cannot move at all", 33}, {"moves along the pin only", 40}});
}

TEST(RulesTest, ChecksAreMetFromEveryDirection) {
  Census census;
  for (int d = 0; d < kDirectionCount; ++d) {
    const Direction direction = static_cast<Direction>(d);
    for (int distance = 1; distance <= 4; ++distance) {
      Position position = PositionOf("S91 L99 N39 G12 B18 R87 P73 +P27", kBlack, "PLNSBRG", "");
      const Square king = kMiddle;
      position.Put(MakePiece(kBlack, kKing), king);
      const Square checker = Along(king, direction, distance);
      if (position.at(checker) != kNoPiece) position.Clear(checker);
      position.Put(MakePiece(kWhite, SliderOf(direction)), checker);
      const ExpectedMoves expected = Judge(position);
      if (AreDrops(expected.legal)) census.Add("interposition by drop");
      for (const Move move : expected.legal) {
        if (move.is_drop() || move.from() == king) continue;
        census.Add(move.to() == checker ? "checker taken" : "interposition by move");
      }
      // A second checker: only the king moves.
      position.Put(MakePiece(kWhite, kKnight), MakeSquare(4, 3));
      const ExpectedMoves twice = Judge(position);
      EXPECT_EQ(MovesFrom(twice.legal, king), static_cast<int>(twice.legal.size()));
      census.Add("double check");
    }
  }
  census.ExpectAtLeast({{"interposition by drop", 24},
                        {"interposition by move", 80},
                        {"checker taken", 15},
                        {"double check", 32}});
}

TEST(RulesTest, DiscoveredChecksInEveryDirection) {
  Census census;
  for (int d = 0; d < kDirectionCount; ++d) {
    const Direction direction = static_cast<Direction>(d);
    for (const PieceKind kind : kMovers) {
      Position position = PositionOf("K11");
      const Square blocker = Along(kMiddle, direction, 2);
      position.Put(MakePiece(kWhite, kKing), kMiddle);
      position.Put(MakePiece(kBlack, kind), blocker);
      position.Put(MakePiece(kBlack, SliderOf(direction)), Along(kMiddle, direction, 4));
      if (IsOver(position)) continue;
      census.Add("discovered check", MovesFrom(Judge(position).checks, blocker));
    }
    // A king that leaves the line discovers a check too.
    Position position;
    position.Put(MakePiece(kWhite, kKing), kMiddle);
    position.Put(MakePiece(kBlack, kKing), Along(kMiddle, direction, 3));
    position.Put(MakePiece(kBlack, SliderOf(direction)), Along(kMiddle, direction, 4));
    census.Add("discovered by the king", static_cast<int64_t>(Judge(position).checks.size()));
  }
  census.ExpectAtLeast({{"discovered check", 500}, {"discovered by the king", 48}});
}

// Every kind on every square of a file, with something to take: promotion, declining it, dead ends.
TEST(RulesTest, PromotionsOnEveryRank) {
  Census census;
  for (const PieceKind kind : kMovers) {
    for (int rank = 1; rank <= kRanks; ++rank) {
      if (rank == 1 && (kind == kPawn || kind == kLance)) continue;
      if (rank <= 2 && kind == kKnight) continue;
      Position position = PositionOf("K99 k91 p33 g54");
      const Square from = MakeSquare(4, rank);
      position.Put(MakePiece(kBlack, kind), from);
      if (IsOver(position)) continue;
      const ExpectedMoves expected = Judge(position);
      for (const Move move : expected.legal) {
        if (move.is_drop() || move.from() != from) continue;
        const Move promoting = Move::Promoting(from, move.to());
        if (move.is_promotion()) census.Add("promotion");
        if (!move.is_promotion() && expected.IsLegal(promoting)) census.Add("promotion declined");
      }
    }
  }
  census.ExpectAtLeast({{"promotion", 120}, {"promotion declined", 110}});
}

TEST(RulesTest, DropsOnEveryFileWithAndWithoutAPawn) {
  for (int file = 1; file <= kFiles; ++file) {
    for (int rank = 2; rank <= kRanks; ++rank) {
      Position position = PositionOf("K59 k51", kBlack, "PLNSBRG", "");
      const Square square = MakeSquare(file, rank);
      if (position.at(square) != kNoPiece) continue;
      const size_t before = Judge(position).legal.size();
      position.Put(MakePiece(kBlack, kPawn), square);
      if (IsOver(position)) continue;
      EXPECT_LT(Judge(position).legal.size(), before);
    }
  }
}

TEST(RulesTest, MateByADroppedPawn) {
  const Move drop = Move::Drop(kPawn, MakeSquare(1, 2));
  // 2a is the king's own lance; black guards 1b and 2b, and no white piece can take the pawn.
  for (const char* mate : {"k11 l21 G23 K99", "k11 l21 S23 K99", "k11 l21 N24 N14 K99",
                           "k11 l21 R82 K99", "k11 l21 B34 G33 K99", "k11 l21 +R23 K99",
                           // The taker is pinned, along the diagonal and along the rank.
                           "k11 l21 g22 N24 B44 K99", "k11 s21 G23 R91 K99"}) {
    EXPECT_FALSE(Judge(PositionOf(mate, kBlack, "P", "")).IsLegal(drop)) << mate;
  }
  // In order: the pawn is unguarded; the king has a flight; a rook takes; a gold takes; the taker
  // is pinned along its own move.
  for (const char* no_mate : {"k11 l21 K99", "k11 G23 K99", "k11 l21 G23 r82 K99",
                              "k11 l21 g22 N24 K99", "k11 l21 r13 R19 G23 K99"}) {
    EXPECT_TRUE(Judge(PositionOf(no_mate, kBlack, "P", "")).IsLegal(drop)) << no_mate;
  }
  EXPECT_FALSE(Judge(PositionOf("k11 l21 P19 K99", kBlack, "P", "")).IsLegal(drop));
}

// Positions of random games, for cases that the families above miss.
TEST(RulesTest, RandomPositionsAgreeWithTheReference) {
  constexpr int kPositions = 600;
  reference::SampleStream stream(77);
  for (int i = 0; i < kPositions && !::testing::Test::HasFailure(); ++i) {
    const reference::Sample& sample = stream.Next();
    SCOPED_TRACE(reference::ToSfen(sample.board));
    const ExpectedMoves expected(sample.board, sample.plays);
    reference::JudgeMovegen(sample.board, sample.position, expected);
    if (i % 4 == 0) reference::JudgeIsLegal(sample.position, expected);
  }
}

}  // namespace
}  // namespace hakari::movegen
