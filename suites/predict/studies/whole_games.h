// Positions from anywhere in a game instead of from its end: the thesis's first attempt, which
// failed because there were too few mates (120 of 40000).
#ifndef HAKARI_SUITES_PREDICT_STUDIES_WHOLE_GAMES_H_
#define HAKARI_SUITES_PREDICT_STUDIES_WHOLE_GAMES_H_

#include <atomic>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "engine/notation/record.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/scores.h"

namespace hakari::suites {

struct WholeGamePlan {
  int per_game = 10;
  uint64_t seed = 1;
  int search_depth = 3;           // as in suites/corpus: one random node of a search
  uint64_t label_nodes = 100000;  // of PDS: fewer than for the positions from the ends
};

struct WholeGameWork {
  int jobs = 1;
  Progress* progress = nullptr;  // may be null
};

// Draws positions from each game of which `ends` has positions; the examples number the games of
// `games` from 1. Per game `per_game` plies are drawn uniformly, up to the ply of its last position
// in `ends`.
absl::StatusOr<std::vector<Example>> DrawFromWholeGames(
    const std::vector<notation::GameRecord>& games, const std::vector<Example>& ends,
    const WholeGamePlan& plan, const WholeGameWork& work, const std::atomic<bool>& stop);

// Models trained on one kind of positions and tested on either kind, by the folds of one evaluation
// of the ends with these features.
struct WholeGameResult {
  int positions = 0;
  int mates = 0;
  Confusion ends_on_whole;
  Confusion whole_on_whole;
  Confusion whole_on_ends;
};
absl::StatusOr<WholeGameResult> CompareWithWholeGames(const std::vector<Example>& ends,
                                                      const std::vector<Example>& whole,
                                                      const FeatureSet& features,
                                                      const Evaluation& evaluation,
                                                      const GoOn& go_on);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_STUDIES_WHOLE_GAMES_H_
