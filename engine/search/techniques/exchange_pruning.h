// Pruning by exchange: near the horizon moves that lose more material on their own square than the
// depth can make good are left out. (In quiescence all that lose any are.)
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_EXCHANGE_PRUNING_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_EXCHANGE_PRUNING_H_

#include "engine/position/position.h"
#include "engine/search/order/exchange.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {

// `depth`: what is left for a quiet move after its reductions, or for a capture, 0 or more.
inline bool PrunesByExchange(const Position& position, const NodeFacts& node, const MoveFacts& move,
                             int depth, const SearchSettings& settings) {
  if (depth > settings.exchange_pruning || settings.exchange_pruning == 0) return false;
  if (node.in_check) return false;
  const int allowed = move.is_quiet ? settings.exchange_pruning_quiet * (depth + 1)
                                    : settings.exchange_pruning_capture * (depth + 1);
  return !ExchangeAtLeast(position, move.move, -allowed);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_EXCHANGE_PRUNING_H_
