// Drops, and the rules that forbid some: dead ends, doubled pawns, mate by a pawn drop.
#ifndef HAKARI_ENGINE_MOVEGEN_DROP_MOVES_H_
#define HAKARI_ENGINE_MOVEGEN_DROP_MOVES_H_

#include "absl/base/attributes.h"
#include "engine/core/bitboard.h"
#include "engine/core/geometry.h"
#include "engine/core/hand.h"
#include "engine/movegen/sinks.h"
#include "engine/position/position.h"

namespace hakari::movegen {

// Whether dropping a pawn on `square`, in front of the opponent's king, is mate.
bool IsPawnDropMate(const Position& position, Square square);

// Bits of an index of DropPatterns::of, 0-5: lance, knight, silver, bishop, rook, gold.
constexpr int kLanceDropBit = 1;
constexpr int kKnightDropBit = 2;
// The drops of the kinds whose bits are set.
struct DropPatterns {
  DropPattern of[64];
};
extern const DropPatterns kDropPatterns;

// All squares of the files that hold a pawn. At most one pawn stands on a file, so adding 0xff to
// each nine-bit file carries into its ninth bit exactly where there is one.
inline Bitboard FilesWithPawns(Bitboard pawns) {
  constexpr Bitboard kNinth = Bitboard::Rank(9);
  const Bitboard::Lanes all_but_ninth = (Bitboard::All() ^ kNinth).lanes();
  const Bitboard::Lanes has_pawn = (pawns.lanes() + all_but_ninth) & kNinth.lanes();
  return Bitboard(has_pawn | (has_pawn - (has_pawn >> 8)));
}

// Where `kUs` may drop a pawn among `empty`, mate by a pawn drop excluded.
template <Color kUs>
inline Bitboard PawnDropSquares(const Position& position, Bitboard empty) {
  const Bitboard own_pawns = position.pieces(kUs, kPawn);
  const Bitboard squares = empty.Without(FilesWithPawns(own_pawns) | Bitboard::FarRanks(kUs, 1));
  const Bitboard before_king =
      StepAttacks(Opponent(kUs), kPawn, position.king(Opponent(kUs))) & squares;
  if (!before_king.empty() && IsPawnDropMate(position, before_king.First())) {
    return squares ^ before_king;
  }
  return squares;
}

// All drops on `empty`, which must be empty squares.
template <Color kUs, typename Sink>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline void EmitDrops(Sink& sink, const Position& position,
                                                   Bitboard empty) {
  const Hand hand = position.hand(kUs);
  if (hand.empty()) return;
  if (hand.Has(kPawn)) {
    sink.Each(Move::Drop(kPawn, kSquareBegin).code(), PawnDropSquares<kUs>(position, empty));
  }
  if (hand.HasOnlyPawns()) return;
  const int held = hand.KindsHeld() >> 1;
  const Bitboard far = Bitboard::FarRanks(kUs, 1);
  const Bitboard second = Bitboard::FarRanks(kUs, 2) ^ far;
  sink.Drops(kDropPatterns.of[held & ~(kLanceDropBit | kKnightDropBit)], empty & far);
  sink.Drops(kDropPatterns.of[held & ~kKnightDropBit], empty & second);
  sink.Drops(kDropPatterns.of[held], empty.Without(far | second));
}

}  // namespace hakari::movegen

#endif  // HAKARI_ENGINE_MOVEGEN_DROP_MOVES_H_
