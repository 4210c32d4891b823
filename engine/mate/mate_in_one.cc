#include "engine/mate/mate_in_one.h"

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/geometry.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::mate {
namespace {

// Rejects checks that cannot mate, without making them.
class CheckSieve {
 public:
  explicit CheckSieve(const Position& position)
      : position_(position),
        us_(position.side_to_move()),
        them_(Opponent(us_)),
        king_(position.king(them_)),
        // The king does not shield the squares behind it from a slider.
        occupied_(position.pieces() ^ Bitboard::Of(king_)),
        flights_(StepAttacks(them_, kKing, king_)
                     .Without(position.pieces(them_))
                     .Without(AttackedSquares(position, us_, occupied_))),
        takers_(position.pieces(them_).Without(Bitboard::Of(king_) |
                                               KingSafetyOf(position, them_).pinned)) {}

  // False only if the defender certainly has an answer to the check.
  bool MayMate(Move check) const {
    return check.is_drop() ? DropMayMate(check) : MoveMayMate(check);
  }

 private:
  // A drop opens no line: squares that it does not cover stay free, and pieces that could take it
  // still can.
  bool DropMayMate(Move check) const {
    const PieceKind kind = check.drop_kind();
    const Square to = check.to();
    if (kind == kPawn) return false;  // a pawn drop that mates is illegal
    if (!Uncovered(kind, to, occupied_).empty()) return false;
    return !AttackersTo(position_, to, them_).Intersects(takers_);
  }

  // A move on the board can open the line of a slider behind it, which may cover more squares.
  bool MoveMayMate(Move check) const {
    const Square from = check.from();
    const PieceKind before = KindOf(position_.at(from));
    const PieceKind kind = check.is_promotion() ? Promote(before) : before;
    if (Uncovered(kind, check.to(), occupied_.Without(Bitboard::Of(from))).empty()) return true;
    return AttackersTo(position_, from, us_).Intersects(Sliders());
  }

  // The king's free squares that the piece does not cover. The square of the piece itself is among
  // them if no other piece protects it, because a piece does not cover its own square.
  Bitboard Uncovered(PieceKind kind, Square to, Bitboard occupied) const {
    if (flights_.empty()) return flights_;
    return flights_.Without(Attacks(us_, kind, to, occupied));
  }

  Bitboard Sliders() const {
    return position_.pieces(kLance) | position_.pieces(kBishop) | position_.pieces(kRook) |
           position_.pieces(kHorse) | position_.pieces(kDragon);
  }

  const Position& position_;
  const Color us_;
  const Color them_;
  const Square king_;
  const Bitboard occupied_;
  const Bitboard flights_;
  const Bitboard takers_;
};

bool Mates(const Position& position, Move check) {
  Position after = position;
  after.DoMove(check);
  return !movegen::HasLegalMove(after);
}

}  // namespace

std::optional<Move> MateInOne(const Position& position) {
  movegen::MoveList checks;
  movegen::GenerateChecks(position, checks);
  if (checks.empty()) return std::nullopt;
  const CheckSieve sieve(position);
  std::optional<Move> least;
  for (const Move check : checks) {
    if (least && !(check < *least)) continue;
    if (sieve.MayMate(check) && Mates(position, check)) least = check;
  }
  return least;
}

}  // namespace hakari::mate
