// Rays, steps and reaches on an empty board, and how far a slider goes among given pieces. All
// tables are compile-time constants; rows for kNoSquare are empty.
#ifndef HAKARI_ENGINE_CORE_GEOMETRY_H_
#define HAKARI_ENGINE_CORE_GEOMETRY_H_

#include <cstdint>

#include "absl/base/attributes.h"
#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/direction.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"

namespace hakari {

using FourLanes = uint64_t __attribute__((vector_size(32)));

// Rays that cross files, in the form that SlideAlongRank and BishopAttacks need: one ray a lane,
// the rays towards lower squares with their bytes reversed.
struct RankRays {  // {left, ~right}
  Bitboard::Lanes low;
  Bitboard::Lanes high;
};
struct DiagonalRays {  // {down-left, up-left, ~up-right, ~down-right}
  FourLanes low;
  FourLanes high;
};

struct Geometry {
  Bitboard ray[kDirectionRows][kSquareCount + 1];         // without the square itself
  uint8_t direction[kSquareCount + 1][kSquareCount + 1];  // from the first to the second
  Bitboard step[2][kKindCount][kSquareCount + 1];         // sliders: their one-step part
  Bitboard reach[2][kKindCount][kSquareCount + 1];        // on an empty board
  DiagonalRays diagonals[kSquareCount + 1];
  RankRays rank[kSquareCount + 1];
};
extern const Geometry kGeometry;

// The squares from `from` to the edge, `from` excluded.
inline Bitboard Ray(Direction direction, Square from) { return kGeometry.ray[direction][from]; }

// kNoDirection if the squares are not on one line.
inline Direction DirectionBetween(Square from, Square to) {
  return static_cast<Direction>(kGeometry.direction[from][to]);
}

// The squares strictly between; empty if the two are not on one line.
inline Bitboard Between(Square a, Square b) {
  const Direction direction = DirectionBetween(a, b);
  return Ray(direction, a) & Ray(Opposite(direction), b);
}

// The ray from `from` on which `through` lies; empty if the two are not on one line.
inline Bitboard RayThrough(Square from, Square through) {
  return Ray(DirectionBetween(from, through), from);
}

// The squares where an unpromoted piece may not stand, because it could never move again.
constexpr Bitboard DeadEnds(Color color, PieceKind kind) {
  switch (kind) {
    case kPawn:
    case kLance:
      return Bitboard::FarRanks(color, 1);
    case kKnight:
      return Bitboard::FarRanks(color, 2);
    default:
      return Bitboard();
  }
}

// The squares that a piece reaches by one step or a knight's jump. For horse and dragon: the king's
// steps that their slides lack. Empty for lance, bishop and rook.
inline Bitboard StepAttacks(Color color, PieceKind kind, Square from) {
  return kGeometry.step[color][kind][from];
}

// The squares that a piece attacks on an empty board.
inline Bitboard Reach(Color color, PieceKind kind, Square from) {
  return kGeometry.reach[color][kind][from];
}

namespace internal {

template <typename Lanes>
inline Lanes UpToFirstBlocker(Lanes occupied, Lanes ray) {
  // x ^ (x - 1) sets everything up to and including the lowest bit of x.
  const Lanes blockers = occupied & ray;
  return (blockers ^ (blockers - 1)) & ray;
}

inline Bitboard::Lanes ReverseBytes(Bitboard::Lanes lanes) {
  using Bytes = char __attribute__((vector_size(16)));
  const Bytes bytes = reinterpret_cast<Bytes>(lanes);
  return reinterpret_cast<Bitboard::Lanes>(
      __builtin_shufflevector(bytes, bytes, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
}

}  // namespace internal

// A file never crosses the halves, so plain lane arithmetic is enough.
ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard SlideDown(Square from, Bitboard occupied) {
  return Bitboard(internal::UpToFirstBlocker(occupied.lanes(), Ray(kDown, from).lanes()));
}
ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard SlideUp(Square from, Bitboard occupied) {
  const Bitboard::Lanes ray = Ray(kUp, from).lanes();
  Bitboard::Lanes shadow = occupied.lanes() & ray;  // grows towards rank 1 from every blocker
  shadow |= shadow >> 1;
  shadow |= shadow >> 2;
  shadow |= shadow >> 4;
  return Bitboard(ray & ~(shadow >> 1));
}
ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard SlideAlongFile(Square from, Bitboard occupied) {
  return SlideUp(from, occupied) | SlideDown(from, occupied);
}

// Lines that cross files have at most one square in a byte. So reversing the bytes turns a ray
// towards lower squares into one towards higher squares. Subtracting 1 from the blockers (the
// borrow is carried by hand) then finds the first blocker of each ray.
ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard SlideAlongRank(Square from, Bitboard occupied) {
  using Lanes = Bitboard::Lanes;
  const Lanes forward = occupied.lanes();
  const Lanes backward = internal::ReverseBytes(forward);
  const RankRays& rays = kGeometry.rank[from];
  const Lanes low = __builtin_shufflevector(forward, backward, 0, 2) & rays.low;
  const Lanes high = __builtin_shufflevector(forward, backward, 1, 3) & rays.high;
  const Lanes borrow = reinterpret_cast<Lanes>(low == 0);
  const Lanes low_reach = (low ^ (low - 1)) & rays.low;
  const Lanes high_reach = (high ^ (high + borrow)) & rays.high;
  return Bitboard(__builtin_shufflevector(low_reach, high_reach, 0, 2) |
                  internal::ReverseBytes(__builtin_shufflevector(low_reach, high_reach, 1, 3)));
}

ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard BishopAttacks(Square from, Bitboard occupied) {
  using Lanes = FourLanes;
  const Bitboard::Lanes forward = occupied.lanes();
  const Bitboard::Lanes backward = internal::ReverseBytes(forward);
  const DiagonalRays& rays = kGeometry.diagonals[from];
  const Lanes low = __builtin_shufflevector(forward, backward, 0, 0, 2, 2) & rays.low;
  const Lanes high = __builtin_shufflevector(forward, backward, 1, 1, 3, 3) & rays.high;
  const Lanes borrow = reinterpret_cast<Lanes>(low == 0);
  const Lanes low_reach = (low ^ (low - 1)) & rays.low;
  const Lanes high_reach = (high ^ (high + borrow)) & rays.high;
  const Lanes even = __builtin_shufflevector(low_reach, high_reach, 0, 4, 2, 6);
  const Lanes odd = __builtin_shufflevector(low_reach, high_reach, 1, 5, 3, 7);
  const Lanes both = even | odd;
  return Bitboard(__builtin_shufflevector(both, both, 0, 1) |
                  internal::ReverseBytes(__builtin_shufflevector(both, both, 2, 3)));
}

ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard RookAttacks(Square from, Bitboard occupied) {
  return SlideAlongFile(from, occupied) | SlideAlongRank(from, occupied);
}

ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard LanceAttacks(Color color, Square from,
                                                          Bitboard occupied) {
  return color == kBlack ? SlideUp(from, occupied) : SlideDown(from, occupied);
}

// The squares that a piece attacks among the given pieces, own ones included.
template <Color kColor, PieceKind kKind>
ABSL_ATTRIBUTE_ALWAYS_INLINE inline Bitboard AttacksOf(Square from, Bitboard occupied) {
  if constexpr (kKind == kLance) return LanceAttacks(kColor, from, occupied);
  if constexpr (kKind == kBishop) return BishopAttacks(from, occupied);
  if constexpr (kKind == kRook) return RookAttacks(from, occupied);
  const Bitboard steps = StepAttacks(kColor, kKind, from);
  if constexpr (kKind == kHorse) return BishopAttacks(from, occupied) | steps;
  if constexpr (kKind == kDragon) return RookAttacks(from, occupied) | steps;
  return steps;
}

// The same for a kind that is known only at run time.
Bitboard Attacks(Color color, PieceKind kind, Square from, Bitboard occupied);

}  // namespace hakari

#endif  // HAKARI_ENGINE_CORE_GEOMETRY_H_
