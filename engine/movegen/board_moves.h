// Moves of pieces on the board, as templates over the side to move and the sink.
#ifndef HAKARI_ENGINE_MOVEGEN_BOARD_MOVES_H_
#define HAKARI_ENGINE_MOVEGEN_BOARD_MOVES_H_

#include "absl/base/attributes.h"
#include "engine/core/bitboard.h"
#include "engine/core/geometry.h"
#include "engine/core/move.h"
#include "engine/movegen/ring.h"
#include "engine/position/position.h"

namespace hakari::movegen {

// EmitPiece, EmitPawns and EmitSilvers take the destinations twice, without and with promotion:
// these differ if only moves that give check are wanted. The functions remove the destinations that
// the rules forbid.

template <Color kUs, typename Sink>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline void EmitPiece(Sink& sink, PieceKind kind, Square from,
                                                   Bitboard plain, Bitboard promoting) {
  const int base = from << Move::kSourceShift;
  sink.Each(base, plain.Without(DeadEnds(kUs, kind)));
  if (!CanPromote(kind)) return;
  const Bitboard zone = Bitboard::FarRanks(kUs, 3);
  sink.Each(base | Move::kPromotion, zone.Has(from) ? promoting : promoting & zone);
}

// All pawns step at once.
template <Color kUs, typename Sink>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline void EmitPawns(Sink& sink, Bitboard plain, Bitboard promoting) {
  // from = to - forward, so the code is linear in `to`.
  constexpr int kForward = kUs == kBlack ? -1 : 1;
  constexpr int kBase = -kForward * (1 << Move::kSourceShift);
  constexpr int kStride = 1 + (1 << Move::kSourceShift);
  sink.template Each<kStride>(kBase, plain.Without(DeadEnds(kUs, kPawn)));
  sink.template Each<kStride>(kBase + Move::kPromotion, promoting & Bitboard::FarRanks(kUs, 3));
}

template <Color kUs, typename Sink>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline void EmitSilvers(Sink& sink, Bitboard silvers,
                                                     const RingSource& plain,
                                                     const RingSource& promoting) {
  silvers.ForEach([&](Square from) {
    const RingBits steps = kRingTables.steps[kUs][kSilver][from];
    const int base = from << Move::kSourceShift | from;
    sink.Ring(base, plain.Around(from) & steps);
    sink.Ring(base | Move::kPromotion,
              promoting.Around(from) & steps & kRingTables.promoting[kUs][from]);
  });
}

template <Color kUs, typename Sink>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline void EmitGolds(Sink& sink, Bitboard golds,
                                                   const RingSource& targets) {
  golds.ForEach([&](Square from) {
    const RingBits to = targets.Around(from) & kRingTables.steps[kUs][kGold][from];
    sink.Ring(from << Move::kSourceShift | from, to);
  });
}

template <Color kUs, PieceKind kKind, typename Sink>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline void EmitKind(Sink& sink, const Position& position,
                                                  Bitboard movers, Bitboard targets) {
  (position.pieces(kKind) & movers).ForEach([&](Square from) {
    const Bitboard to = AttacksOf<kUs, kKind>(from, position.pieces()) & targets;
    EmitPiece<kUs>(sink, kKind, from, to, to);
  });
}

// Moves of all pieces of `movers` except kings, each to any of `targets` that it attacks.
template <Color kUs, typename Sink>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline void EmitFree(Sink& sink, const Position& position,
                                                  Bitboard movers, Bitboard targets) {
  const RingSource ring(targets);
  const auto of = [&](PieceKind kind) { return position.pieces(kind) & movers; };
  const Bitboard pawns_to = of(kPawn).template Forward<kUs>() & targets;
  EmitPawns<kUs>(sink, pawns_to, pawns_to);
  EmitSilvers<kUs>(sink, of(kSilver), ring, ring);
  EmitGolds<kUs>(sink, position.gold_movers() & movers, ring);
  EmitKind<kUs, kKnight>(sink, position, movers, targets);
  EmitKind<kUs, kLance>(sink, position, movers, targets);
  EmitKind<kUs, kBishop>(sink, position, movers, targets);
  EmitKind<kUs, kRook>(sink, position, movers, targets);
  EmitKind<kUs, kHorse>(sink, position, movers, targets);
  EmitKind<kUs, kDragon>(sink, position, movers, targets);
}

// Pinned pieces may move only along the line to their king.
template <Color kUs, typename Sink>
inline void EmitPinned(Sink& sink, const Position& position, Bitboard pinned, Bitboard targets) {
  const Square king = position.king(kUs);
  pinned.ForEach([&](Square from) {
    const PieceKind kind = KindOf(position.at(from));
    const Bitboard to =
        Attacks(kUs, kind, from, position.pieces()) & RayThrough(king, from) & targets;
    EmitPiece<kUs>(sink, kind, from, to, to);
  });
}

}  // namespace hakari::movegen

#endif  // HAKARI_ENGINE_MOVEGEN_BOARD_MOVES_H_
