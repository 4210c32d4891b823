// Questions about a single move.
#include "engine/core/geometry.h"
#include "engine/movegen/board_moves.h"
#include "engine/movegen/drop_moves.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::movegen {
namespace {

// Where a piece other than the king must move to answer a check.
Bitboard AnswersToCheck(Square king, Bitboard checkers) {
  if (checkers.empty()) return Bitboard::All();
  if (checkers.HasMoreThanOne()) return Bitboard();
  return Between(king, checkers.First()) | checkers;
}

bool IsLegalDrop(const Position& position, Move move) {
  const Color us = position.side_to_move();
  const int kind_code = move.drop_kind();
  if (move.is_promotion() || kind_code < kPawn || kind_code > kGold) return false;
  const PieceKind kind = move.drop_kind();
  const Square to = move.to();
  if (!position.hand(us).Has(kind) || position.at(to) != kNoPiece) return false;
  if (DeadEnds(us, kind).Has(to)) return false;
  const KingSafety safety = KingSafetyOf(position, us);
  if (!AnswersToCheck(position.king(us), safety.checkers).Has(to)) return false;
  if (kind != kPawn) return true;
  const Bitboard square = Bitboard::Of(to);
  return !(us == kBlack ? PawnDropSquares<kBlack>(position, square)
                        : PawnDropSquares<kWhite>(position, square))
              .empty();
}

// Whether the piece can make the move, ignoring the safety of its king.
bool IsPseudoLegalOnBoard(const Position& position, Move move) {
  const Color us = position.side_to_move();
  const Square from = move.from();
  const Square to = move.to();
  if (from >= kSquareCount || !position.pieces(us).Has(from)) return false;
  if (position.pieces(us).Has(to)) return false;
  const PieceKind kind = KindOf(position.at(from));
  if (!Attacks(us, kind, from, position.pieces()).Has(to)) return false;
  if (!move.is_promotion()) return !DeadEnds(us, kind).Has(to);
  return CanPromote(kind) && (InPromotionZone(us, from) || InPromotionZone(us, to));
}

}  // namespace

bool IsLegal(const Position& position, Move move) {
  if (move.code() >> 15 != 0 || move.to() >= kSquareCount) return false;
  if (move.is_drop()) return IsLegalDrop(position, move);
  if (!IsPseudoLegalOnBoard(position, move)) return false;
  const Color us = position.side_to_move();
  const Square king = position.king(us);
  const Square from = move.from();
  if (from == king) {
    const Bitboard occupied = position.pieces() ^ Bitboard::Of(king);
    return AttackersTo(position, move.to(), Opponent(us), occupied).empty();
  }
  const KingSafety safety = KingSafetyOf(position, us);
  if (safety.pinned.Has(from) && !RayThrough(king, from).Has(move.to())) return false;
  return AnswersToCheck(king, safety.checkers).Has(move.to());
}

CheckTest::CheckTest(const Position& position)
    : position_(position),
      king_(position.king(Opponent(position.side_to_move()))),
      chances_(CheckChancesOf(position, position.side_to_move())) {}

bool CheckTest::GivesCheck(Move move) const {
  if (move.is_drop()) return chances_.from[move.drop_kind()].Has(move.to());
  const PieceKind kind = KindOf(position_.at(move.from()));
  if (chances_.from[move.is_promotion() ? Promote(kind) : kind].Has(move.to())) return true;
  return chances_.blockers.Has(move.from()) && !RayThrough(king_, move.from()).Has(move.to());
}

bool GivesCheck(const Position& position, Move move) {
  return CheckTest(position).GivesCheck(move);
}

}  // namespace hakari::movegen
