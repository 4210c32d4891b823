// Positions that can be searched, out of random games of all tempers (engine/reference/samples.h):
// both kings stand, and there is a legal move.
#ifndef HAKARI_ENGINE_SEARCH_JUDGES_POSITIONS_H_
#define HAKARI_ENGINE_SEARCH_JUDGES_POSITIONS_H_

#include <cstdint>

#include "engine/position/position.h"
#include "engine/reference/samples.h"

namespace hakari::search {

class Positions {
 public:
  explicit Positions(uint64_t seed) : stream_(seed) {}
  // Valid until the next one.
  const Position& Next();
  // The next one with so few legal moves.
  const Position& NextWithAtMost(int moves);

 private:
  reference::SampleStream stream_;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_POSITIONS_H_
