// Check extension: a check that loses no material gains a ply, for its answers are few. Ends at
// twice the depth of the iteration, so that a series of checks ends too.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_CHECK_EXTENSION_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_CHECK_EXTENSION_H_

#include "engine/position/position.h"
#include "engine/search/order/exchange.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {

inline bool ExtendsCheck(const Position& position, const MoveFacts& move, int ply,
                         int iteration_depth, const SearchSettings& settings) {
  return settings.check_extension > 0 && move.gives_check && ply < 2 * iteration_depth &&
         ExchangeAtLeast(position, move.move, 0);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_CHECK_EXTENSION_H_
