// Quiescence by its definition: the judge of quiescence.h. For tests only.
//
// Every legal move is asked whether the settings make it, and all that are made are searched: no
// window, no table, no order, no margin. The evaluation is made anew at each node.
#ifndef HAKARI_ENGINE_SEARCH_JUDGES_SLOW_QUIESCENCE_H_
#define HAKARI_ENGINE_SEARCH_JUDGES_SLOW_QUIESCENCE_H_

#include <cstdint>
#include <optional>

#include "engine/core/move.h"
#include "engine/eval/weights.h"
#include "engine/position/position.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {

class SlowQuiescence {
 public:
  // Gives up after so many nodes.
  SlowQuiescence(const SearchSettings& settings, const eval::Weights& weights,
                 uint64_t nodes_allowed)
      : settings_(settings), weights_(weights), nodes_allowed_(nodes_allowed) {}

  // The score of the side to move; none if it was given up.
  std::optional<int> Score(const Position& root);

  // Whether the move, which must be legal, is made in a node of quiescence's `ply` that `last` has
  // led to.
  bool Makes(const Position& position, Move move, Move last, int ply) const;

 private:
  int Node(const Position& position, Move last, int ply);

  const SearchSettings& settings_;
  const eval::Weights& weights_;
  const uint64_t nodes_allowed_;
  uint64_t nodes_ = 0;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_JUDGES_SLOW_QUIESCENCE_H_
