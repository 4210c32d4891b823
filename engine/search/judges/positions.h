// Positions that can be searched: both kings are on the board, and there is a legal move. They come
// from random games of many styles (engine/reference/samples.h).
#ifndef HAKARI_ENGINE_SEARCH_JUDGES_POSITIONS_H_
#define HAKARI_ENGINE_SEARCH_JUDGES_POSITIONS_H_

#include <cstdint>

#include "engine/position/position.h"
#include "engine/reference/samples.h"

namespace hakari::search {

class Positions {
 public:
  explicit Positions(uint64_t seed) : stream_(seed) {}
  // The next position; valid until the next call.
  const Position& Next();
  // The next position with at most so many legal moves.
  const Position& NextWithAtMost(int moves);

 private:
  reference::SampleStream stream_;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_POSITIONS_H_
