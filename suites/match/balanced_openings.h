// Makes openings for matches: a few plies that a search finds playable, after which it finds
// neither side much better.
#ifndef HAKARI_SUITES_MATCH_BALANCED_OPENINGS_H_
#define HAKARI_SUITES_MATCH_BALANCED_OPENINGS_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/move.h"
#include "engine/eval/weights.h"
#include "engine/search/memory/memory.h"
#include "engine/search/settings/settings.h"

namespace hakari::match {

struct OpeningPlan {
  uint64_t seed = 1;
  int least_plies = 6;  // the length is drawn as well
  int most_plies = 12;
  int choices = 8;                 // each ply is drawn from this many best moves
  int most_loss = 80;              // that are at most this many centipawns worse than the best
  uint64_t nodes = 4000;           // of the search for these moves
  uint64_t judging_nodes = 20000;  // of the search that judges the last position
  int most_advantage = 80;         // of either side, in centipawns
};

// Draws openings with settings and weights that never change, so that the shipped openings can be
// reproduced. For one thread only.
class OpeningDrawer {
 public:
  explicit OpeningDrawer(const OpeningPlan& plan);

  // Depends on the plan and the number alone. nullopt if the drawn opening is not balanced.
  std::optional<std::vector<Move>> Draw(uint64_t number);

 private:
  const OpeningPlan plan_;
  const search::SearchSettings settings_;
  const eval::Weights& weights_;
  search::GameMemory memory_;
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_BALANCED_OPENINGS_H_
