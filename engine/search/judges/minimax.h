// Plain minimax over all legal moves, with quiescence in a full window at the leaves: the judge of
// the tree. For tests only.
#ifndef HAKARI_ENGINE_SEARCH_JUDGES_MINIMAX_H_
#define HAKARI_ENGINE_SEARCH_JUDGES_MINIMAX_H_

#include <cstdint>
#include <memory>
#include <optional>

#include "engine/eval/weights.h"
#include "engine/position/position.h"
#include "engine/search/board.h"
#include "engine/search/memory/histories.h"
#include "engine/search/quiescence.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/effort.h"

namespace hakari::search {

class Minimax {
 public:
  // Uses only the quiescence settings and useless_refusals. Gives up after so many nodes.
  Minimax(const SearchSettings& settings, const eval::Weights& weights, uint64_t nodes_allowed);

  // The score for the side to move, `depth` plies deep; none if it gave up.
  std::optional<int> Score(const Position& root, int depth);

 private:
  int Node(Board& board, Effort& effort, Quiescence& quiescence, int depth) const;

  const SearchSettings settings_;
  const eval::Weights& weights_;
  const uint64_t nodes_allowed_;
  const std::unique_ptr<const Histories> histories_;  // empty: they only order moves
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_MINIMAX_H_
