// Pieces in hand, packed into 32 bits: one field a kind, with a spare bit above each field, so
// "holds at least as much of everything" is one subtraction.
#ifndef HAKARI_ENGINE_CORE_HAND_H_
#define HAKARI_ENGINE_CORE_HAND_H_

#include <cstdint>

#include "engine/core/piece.h"

namespace hakari {

class Hand {
 public:
  constexpr Hand() = default;

  constexpr int Count(PieceKind kind) const { return (bits_ >> kShift[kind]) & kMask[kind]; }
  constexpr bool Has(PieceKind kind) const { return Count(kind) != 0; }
  constexpr bool empty() const { return bits_ == 0; }

  constexpr void Add(PieceKind kind) { bits_ += One(kind); }
  constexpr void Remove(PieceKind kind) { bits_ -= One(kind); }

  // At least as many of every kind as `other`.
  constexpr bool Covers(Hand other) const {
    return (((bits_ | kSpareBits) - other.bits_) & kSpareBits) == kSpareBits;
  }

  // One bit a kind in the order of kHandKinds (bit 0: pawns), set where at least one is held.
  constexpr int KindsHeld() const {
    // Adding a field's largest value carries into its spare bit unless the field is 0.
    const uint32_t carried = bits_ + kAllFields;
    return static_cast<int>((carried >> 5 & 1) | (carried >> 8 & 2) | (carried >> 11 & 4) |
                            (carried >> 14 & 8) | (carried >> 16 & 16) | (carried >> 18 & 32) |
                            (carried >> 21 & 64));
  }

  // Whether the hand holds nothing but pawns, or nothing at all. One shift; most drop rules treat
  // the pawn separately.
  constexpr bool HasOnlyPawns() const { return (bits_ >> kShift[kLance]) == 0; }

  constexpr int Total() const {
    int total = 0;
    for (PieceKind kind : kHandKinds) total += Count(kind);
    return total;
  }

  // The packed form: equal exactly when the hands are equal.
  constexpr uint32_t bits() const { return bits_; }

  friend constexpr bool operator==(Hand a, Hand b) { return a.bits_ == b.bits_; }
  friend constexpr bool operator!=(Hand a, Hand b) { return a.bits_ != b.bits_; }

 private:
  static constexpr int kShift[kHandKindEnd] = {31, 0, 6, 10, 14, 18, 21, 24};
  static constexpr uint32_t kMask[kHandKindEnd] = {0, 31, 7, 7, 7, 3, 3, 7};
  static constexpr uint32_t kSpareBits =
      1u << 5 | 1u << 9 | 1u << 13 | 1u << 17 | 1u << 20 | 1u << 23 | 1u << 27;
  static constexpr uint32_t kAllFields =
      31u | 7u << 6 | 7u << 10 | 7u << 14 | 3u << 18 | 3u << 21 | 7u << 24;

  static constexpr uint32_t One(PieceKind kind) { return 1u << kShift[kind]; }

  uint32_t bits_ = 0;
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_CORE_HAND_H_
