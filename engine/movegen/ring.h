// The eight squares around a square as eight bits, and tables that turn such bits into moves.
//
// Most pieces step to neighbouring squares only. A shift and a bit-gather cut the ring out of a
// bitboard. One table row then holds up to eight moves, which a single vector store writes: no
// loop, no branch to mispredict.
#ifndef HAKARI_ENGINE_MOVEGEN_RING_H_
#define HAKARI_ENGINE_MOVEGEN_RING_H_

#ifdef __BMI2__
#include <immintrin.h>
#endif

#include <cstdint>

#include "engine/core/bitboard.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"

namespace hakari::movegen {

// One bit a neighbour, in ascending order of squares.
using RingBits = uint8_t;

constexpr int kRingSize = 8;
constexpr int kRingOffsets[kRingSize] = {-10, -9, -8, -1, 1, 8, 9, 10};

using EightMoves = uint16_t __attribute__((vector_size(16)));

struct RingTables {
  // Steps of a kind that stay on the board; those that reach the promotion zone or start in it.
  RingBits steps[2][kKindCount][kSquareCount];
  RingBits promoting[2][kSquareCount];
  // The offsets of the set bits, packed to the front.
  EightMoves offsets[256];
};
extern const RingTables kRingTables;

// A set of squares, arranged so that any square's ring is a shift away.
class RingSource {
 public:
  explicit RingSource(Bitboard set) {
    // 81 contiguous bits, moved up so that the ring of square 0 needs no negative shift.
    const unsigned __int128 squares = set.low() | static_cast<unsigned __int128>(set.high())
                                                      << Bitboard::kLowSquares;
    shifted_ = squares << -kRingOffsets[0];
  }

  // The squares of the set around `center`. At the board's edges some bits mean squares elsewhere:
  // mask them with RingTables::steps.
  RingBits Around(Square center) const {
    const uint64_t window = static_cast<uint64_t>(shifted_ >> center);
#ifdef __BMI2__
    constexpr uint64_t kRing = 7 | 5 << 9 | 7 << 18;
    return static_cast<RingBits>(_pext_u64(window, kRing));
#else
    return static_cast<RingBits>((window & 7) | (window >> 9 & 1) << 3 | (window >> 11 & 1) << 4 |
                                 (window >> 18 & 7) << 5);
#endif
  }

 private:
  unsigned __int128 shifted_;
};

}  // namespace hakari::movegen

#endif  // HAKARI_ENGINE_MOVEGEN_RING_H_
