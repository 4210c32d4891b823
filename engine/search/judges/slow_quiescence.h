// Quiescence by its definition: the judge of quiescence.h. For tests only.
//
// It tests every legal move against the settings and searches all moves that the settings make: no
// window, no table, no order, no margin. It evaluates each node from scratch.
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

  // The score for the side to move; none if it gave up.
  std::optional<int> Score(const Position& root);

  // Whether quiescence makes the move, which must be legal, in a node at its `ply` after the move
  // `last`.
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
