// Rows shared by the tables of use 1 in play, with their games.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_RESULTS_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_RESULTS_H_

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/thesis/play/play_run.h"
#include "ci/reproduce/thesis/play/play_scales.h"
#include "ci/reproduce/thesis/play/play_study.h"
#include "suites/match/game/played_game.h"

namespace hakari::reproduce {

struct PlayResult {
  PlayRow row;
  Baseline baseline;
  int scale = 0;  // percent
  PlayRun run;
  Interval score;          // of use 1, by pairs
  std::string score_text;  // "50.5 % [46.1, 54.9]"
};

struct PlayResults {
  std::vector<PlayResult> rows;
  std::string measured_on;
  std::vector<std::string> notes;  // one per baseline: its share of time on mates

  size_t baselines() const { return notes.size(); }
};

// Plays the games that are not kept.
absl::StatusOr<PlayResults> ResultsOf(const std::vector<PlayRow>& rows, PlayScales& scales,
                                      ReproduceContext& context);

// Wins as a share of decisive games, as in the thesis: "0.545"; "-" if there are none.
std::string DecisiveRateText(const match::Tally& games);

using PlayMaker = absl::StatusOr<Reproduced> (*)(const ReproducedTable& table, PlayScales& scales,
                                                 ReproduceContext& context);
ReproducedTable PlayTableOf(const char* id, const char* title, std::vector<PlayRow> rows,
                            const std::shared_ptr<PlayScales>& scales, PlayMaker maker);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_PLAY_RESULTS_H_
