// The targets of generated moves: a list, or only a count. The generators are templates over the
// sink, so counting and listing use the same rules.
//
// A move's code is `base + destination`, where the base holds source and promotion. So moves can be
// made eight at a time.
#ifndef HAKARI_ENGINE_MOVEGEN_SINKS_H_
#define HAKARI_ENGINE_MOVEGEN_SINKS_H_

#include <cstdint>
#include <cstring>

#include "absl/base/attributes.h"
#include "engine/core/bitboard.h"
#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/ring.h"

namespace hakari::movegen {

// Up to six kinds (all but pawns) that are dropped on the same squares.
struct DropPattern {
  EightMoves bases;
  int kinds;
};

class ListSink {
 public:
  explicit ListSink(MoveList& moves) : moves_(moves), out_(moves.Open()) {}
  ~ListSink() { moves_.CloseAt(out_); }
  ListSink(const ListSink&) = delete;
  ListSink& operator=(const ListSink&) = delete;

  // One move a set bit: `base` is the code of the (impossible) move to the ring's centre.
  ABSL_ATTRIBUTE_ALWAYS_INLINE void Ring(int base, RingBits bits) {
    Store(kRingTables.offsets[bits] + static_cast<uint16_t>(base));
    out_ += __builtin_popcount(bits);
  }
  // One move to each square: its code is base + stride * square.
  template <int kStride = 1>
  ABSL_ATTRIBUTE_ALWAYS_INLINE void Each(int base, Bitboard squares) {
    squares.ForEach(
        [&](Square to) { *out_++ = Move::FromCode(static_cast<uint16_t>(base + kStride * to)); });
  }
  ABSL_ATTRIBUTE_ALWAYS_INLINE void Drops(const DropPattern& pattern, Bitboard squares) {
    squares.ForEach([&](Square to) {
      Store(pattern.bases + static_cast<uint16_t>(to));
      out_ += pattern.kinds;
    });
  }

 private:
  ABSL_ATTRIBUTE_ALWAYS_INLINE void Store(EightMoves codes) {
    std::memcpy(static_cast<void*>(out_), &codes, sizeof(codes));
  }

  MoveList& moves_;
  Move* out_;
};

class CountSink {
 public:
  void Ring(int, RingBits bits) { count_ += __builtin_popcount(bits); }
  template <int kStride = 1>
  void Each(int, Bitboard squares) {
    count_ += squares.Count();
  }
  void Drops(const DropPattern& pattern, Bitboard squares) {
    count_ += pattern.kinds * squares.Count();
  }
  int count() const { return count_; }

 private:
  int count_ = 0;
};

}  // namespace hakari::movegen

#endif  // HAKARI_ENGINE_MOVEGEN_SINKS_H_
