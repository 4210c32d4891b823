// A set of squares in one 128-bit vector register.
//
// Files 1-7 lie in the low half (63 bits), files 8-9 in the high half (18 bits), nine bits a file.
// A file never crosses the halves, so pawns and lances move by plain lane shifts. The vector type
// is the compilers' own extension: the same code compiles to AVX2, SSE2 or anything else.
#ifndef HAKARI_ENGINE_CORE_BITBOARD_H_
#define HAKARI_ENGINE_CORE_BITBOARD_H_

#ifdef __SSE4_1__
#include <smmintrin.h>
#endif

#include <cstdint>

#include "absl/base/attributes.h"
#include "engine/core/square.h"

namespace hakari {

class Bitboard {
 public:
  using Lanes = uint64_t __attribute__((vector_size(16)));

  static constexpr int kLowSquares = 63;

  constexpr Bitboard() = default;
  constexpr explicit Bitboard(Lanes lanes) : lanes_(lanes) {}
  constexpr Bitboard(uint64_t low, uint64_t high) : lanes_{low, high} {}

  static constexpr Bitboard All() { return {kLowMask, kHighMask}; }
  // The one square; the empty set for kNoSquare.
  static inline Bitboard Of(Square square);

  Lanes lanes() const { return lanes_; }
  uint64_t low() const { return lanes_[0]; }
  uint64_t high() const { return lanes_[1]; }

  bool empty() const {
#ifdef __SSE4_1__
    const __m128i v = reinterpret_cast<__m128i>(lanes_);
    return _mm_testz_si128(v, v);
#else
    return (low() | high()) == 0;
#endif
  }
  bool Intersects(Bitboard other) const {
#ifdef __SSE4_1__
    return !_mm_testz_si128(reinterpret_cast<__m128i>(lanes_),
                            reinterpret_cast<__m128i>(other.lanes_));
#else
    return !(*this & other).empty();
#endif
  }
  bool Has(Square square) const { return Intersects(Of(square)); }
  int Count() const { return __builtin_popcountll(low()) + __builtin_popcountll(high()); }
  bool HasMoreThanOne() const {
    return low() ? (low() & (low() - 1)) || high() : (high() & (high() - 1)) != 0;
  }

  // The lowest square. The set must not be empty.
  Square First() const {
    return static_cast<Square>(low() ? __builtin_ctzll(low())
                                     : kLowSquares + __builtin_ctzll(high()));
  }

  // Calls `visit(Square)` for each square in ascending order.
  template <typename Visit>
  ABSL_ATTRIBUTE_ALWAYS_INLINE void ForEach(Visit visit) const {
    for (uint64_t bits = low(); bits != 0; bits &= bits - 1) {
      visit(static_cast<Square>(__builtin_ctzll(bits)));
    }
    for (uint64_t bits = high(); bits != 0; bits &= bits - 1) {
      visit(static_cast<Square>(kLowSquares + __builtin_ctzll(bits)));
    }
  }

  // Every square moved by one; squares that leave the board are dropped.
  Bitboard Up() const { return Bitboard((*this & ~Rank(1)).lanes_ >> 1); }
  Bitboard Down() const { return Bitboard((*this & ~Rank(9)).lanes_ << 1); }
  Bitboard Left() const { return Bitboard(TowardsFile9()) & All(); }
  Bitboard Right() const { return Bitboard(TowardsFile1()) & All(); }
  Bitboard LeftAndRight() const { return Bitboard(TowardsFile9() | TowardsFile1()) & All(); }
  // Up for black, down for white.
  template <Color kColor>
  Bitboard Forward() const {
    return kColor == kBlack ? Up() : Down();
  }

  static constexpr Bitboard Rank(int rank) {
    return {(kFirstOfFiles << (rank - 1)) & kLowMask, (kFirstOfFiles << (rank - 1)) & kHighMask};
  }
  // The first `count` ranks as `color` counts them: 3 is the promotion zone.
  static constexpr Bitboard FarRanks(Color color, int count) {
    const uint64_t column = color == kBlack ? (1u << count) - 1 : 0x1ffu ^ (0x1ffu >> count);
    return {(kFirstOfFiles * column) & kLowMask, (kFirstOfFiles * column) & kHighMask};
  }
  static constexpr Bitboard File(int file) {
    return file <= 7 ? Bitboard(kFileMask << 9 * (file - 1), 0)
                     : Bitboard(0, kFileMask << 9 * (file - 8));
  }

  friend constexpr Bitboard operator&(Bitboard a, Bitboard b) {
    return Bitboard(a.lanes_ & b.lanes_);
  }
  friend constexpr Bitboard operator|(Bitboard a, Bitboard b) {
    return Bitboard(a.lanes_ | b.lanes_);
  }
  friend constexpr Bitboard operator^(Bitboard a, Bitboard b) {
    return Bitboard(a.lanes_ ^ b.lanes_);
  }
  // Within the board: never sets a bit that is no square.
  friend constexpr Bitboard operator~(Bitboard a) { return Bitboard(~a.lanes_) & All(); }
  Bitboard& operator&=(Bitboard b) { return *this = *this & b; }
  Bitboard& operator|=(Bitboard b) { return *this = *this | b; }
  Bitboard& operator^=(Bitboard b) { return *this = *this ^ b; }
  // *this without the squares of `b`.
  constexpr Bitboard Without(Bitboard b) const { return Bitboard(lanes_ & ~b.lanes_); }

  friend bool operator==(Bitboard a, Bitboard b) { return (a ^ b).empty(); }
  friend bool operator!=(Bitboard a, Bitboard b) { return !(a == b); }

 private:
  static constexpr uint64_t kLowMask = (uint64_t{1} << 63) - 1;
  static constexpr uint64_t kHighMask = (uint64_t{1} << 18) - 1;
  static constexpr uint64_t kFileMask = 0x1ff;
  static constexpr uint64_t kFirstOfFiles = 0x40201008040201;  // rank 1 of files 1-7

  Lanes TowardsFile9() const {
    return lanes_ << 9 | __builtin_shufflevector(Lanes{}, lanes_, 0, 2) >> 54;
  }
  Lanes TowardsFile1() const {
    return lanes_ >> 9 | __builtin_shufflevector(lanes_, Lanes{}, 1, 2) << 54;
  }

  Lanes lanes_ = {0, 0};
};

namespace internal {
struct SquareBits {
  Bitboard of[kSquareCount + 1];
};
constexpr SquareBits MakeSquareBits() {
  SquareBits bits{};
  for (int i = 0; i < kSquareCount; ++i) {
    bits.of[i] = i < Bitboard::kLowSquares
                     ? Bitboard(uint64_t{1} << i, 0)
                     : Bitboard(0, uint64_t{1} << (i - Bitboard::kLowSquares));
  }
  return bits;
}
inline constexpr SquareBits kSquareBits = MakeSquareBits();
}  // namespace internal

inline Bitboard Bitboard::Of(Square square) { return internal::kSquareBits.of[square]; }

}  // namespace hakari

#endif  // HAKARI_ENGINE_CORE_BITBOARD_H_
