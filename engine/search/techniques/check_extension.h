// Check extension: a check that loses no material is searched a ply deeper, since it has few
// replies. Checks are extended only up to twice the depth of the iteration, so that a series of
// checks ends.
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
