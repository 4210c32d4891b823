// Pruning by exchange: near the horizon, moves that lose more material on their own square than the
// remaining depth allows are left out. (Quiescence leaves out all moves that lose material.)
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_EXCHANGE_PRUNING_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_EXCHANGE_PRUNING_H_

#include "engine/position/position.h"
#include "engine/search/order/exchange.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {

// `depth`: the remaining depth, for a quiet move after its reductions; 0 or more.
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
