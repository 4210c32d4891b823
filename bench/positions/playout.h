// Games that look realistic: each side takes what is worth taking, mostly leaves nothing hanging,
// and is otherwise random. They give varied positions, but are no good play.
#ifndef HAKARI_BENCH_POSITIONS_PLAYOUT_H_
#define HAKARI_BENCH_POSITIONS_PLAYOUT_H_

#include <cstdint>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::bench {

// A small random number generator whose sequence is the same everywhere, unlike the standard
// distributions.
class SeededRandom {
 public:
  explicit SeededRandom(uint64_t seed) : state_(seed) {}
  uint64_t Next();
  // 0 <= result < bound; the bias is below bound / 2^64.
  int Below(int bound) { return static_cast<int>(Next() % static_cast<uint64_t>(bound)); }

 private:
  uint64_t state_;
};

// The move that this player makes; no move if there is none.
Move PlausibleMove(const Position& position, SeededRandom& random);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_POSITIONS_PLAYOUT_H_
