// Legal moves that give check: directly, by moving to a square from which the piece attacks the
// king, or by moving off the line of an own slider to the king.
#include <initializer_list>

#include "engine/core/geometry.h"
#include "engine/movegen/board_moves.h"
#include "engine/movegen/drop_moves.h"
#include "engine/movegen/movegen.h"
#include "engine/movegen/sinks.h"
#include "engine/position/attacks.h"

namespace hakari::movegen {
namespace {

template <Color kUs, typename Sink>
class CheckGenerator {
 public:
  CheckGenerator(Sink& sink, const Position& position)
      : sink_(sink),
        position_(position),
        safety_(KingSafetyOf(position, kUs)),
        chances_(CheckChancesOf(position, kUs)),
        targets_(~position.pieces(kUs)) {}

  void Run() {
    const Square king = position_.king(kUs);
    if (chances_.blockers.Has(king)) EmitKing(king);
    if (!safety_.checkers.empty()) {
      if (safety_.checkers.HasMoreThanOne()) return;
      targets_ &= Between(king, safety_.checkers.First()) | safety_.checkers;
    }
    const Bitboard own = position_.pieces(kUs).Without(position_.pieces(kKing));
    const Bitboard special = (safety_.pinned | chances_.blockers) & own;
    EmitFreeChecks(own.Without(special));
    special.ForEach([&](Square from) { EmitSpecial(king, from); });
    EmitDropChecks(targets_.Without(position_.pieces()));
  }

 private:
  // A king gives check only by moving off the line of an own slider.
  void EmitKing(Square king) {
    const Square other = position_.king(Opponent(kUs));
    const Bitboard attacked =
        AttackedSquares(position_, Opponent(kUs), position_.pieces() ^ Bitboard::Of(king));
    const Bitboard to =
        (StepAttacks(kUs, kKing, king) & targets_).Without(attacked | RayThrough(other, king));
    sink_.Each(king << Move::kSourceShift, to);
  }

  // Pieces that neither shield their king nor block a line to the other one.
  void EmitFreeChecks(Bitboard movers) {
    const auto of = [&](PieceKind kind) { return position_.pieces(kind) & movers; };
    const Bitboard as_gold = targets_ & chances_.from[kGold];
    const Bitboard pawns_to = of(kPawn).template Forward<kUs>();
    EmitPawns<kUs>(sink_, pawns_to & targets_ & chances_.from[kPawn], pawns_to & as_gold);
    const RingSource gold_targets(as_gold);
    EmitSilvers<kUs>(sink_, of(kSilver), RingSource(targets_ & chances_.from[kSilver]),
                     gold_targets);
    EmitGolds<kUs>(sink_, position_.gold_movers() & movers, gold_targets);
    EmitDirect<kKnight>(movers);
    EmitDirect<kLance>(movers);
    EmitDirect<kBishop>(movers);
    EmitDirect<kRook>(movers);
    EmitDirect<kHorse>(movers);
    EmitDirect<kDragon>(movers);
  }

  template <PieceKind kKind>
  void EmitDirect(Bitboard movers) {
    (position_.pieces(kKind) & movers).ForEach([&](Square from) {
      EmitDirectFrom(kKind, from, AttacksOf<kUs, kKind>(from, position_.pieces()) & targets_);
    });
  }

  void EmitDirectFrom(PieceKind kind, Square from, Bitboard to) {
    const Bitboard promoting = CanPromote(kind) ? to & chances_.from[Promote(kind)] : Bitboard();
    EmitPiece<kUs>(sink_, kind, from, to & chances_.from[kind], promoting);
  }

  void EmitSpecial(Square king, Square from) {
    const PieceKind kind = KindOf(position_.at(from));
    Bitboard to = Attacks(kUs, kind, from, position_.pieces()) & targets_;
    if (safety_.pinned.Has(from)) to &= RayThrough(king, from);
    if (!chances_.blockers.Has(from)) return EmitDirectFrom(kind, from, to);
    const Bitboard line = RayThrough(position_.king(Opponent(kUs)), from);
    EmitPiece<kUs>(sink_, kind, from, to.Without(line), to.Without(line));
    EmitDirectFrom(kind, from, to & line);
  }

  void EmitDropChecks(Bitboard empty) {
    const Hand hand = position_.hand(kUs);
    if (hand.Has(kPawn)) {
      const Bitboard squares = empty & chances_.from[kPawn];
      if (!squares.empty()) EmitKind(kPawn, PawnDropSquares<kUs>(position_, squares));
    }
    if (hand.HasOnlyPawns()) return;
    for (PieceKind kind : {kLance, kKnight, kSilver, kBishop, kRook, kGold}) {
      if (hand.Has(kind)) EmitKind(kind, empty & chances_.from[kind]);
    }
  }

  void EmitKind(PieceKind kind, Bitboard squares) {
    sink_.Each(Move::Drop(kind, kSquareBegin).code(), squares);
  }

  Sink& sink_;
  const Position& position_;
  const KingSafety safety_;
  const CheckChances chances_;
  Bitboard targets_;
};

}  // namespace

void GenerateChecks(const Position& position, MoveList& moves) {
  ListSink sink(moves);
  if (position.side_to_move() == kBlack) {
    CheckGenerator<kBlack, ListSink>(sink, position).Run();
  } else {
    CheckGenerator<kWhite, ListSink>(sink, position).Run();
  }
}

}  // namespace hakari::movegen
