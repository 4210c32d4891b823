// The mate search inside the game search, over games that are thought through again
// (suites/predict/play): which part of the time it takes, and by what its budgets are scaled where
// the classifier shares them out (use 1).
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLAY_MATE_SHARE_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLAY_MATE_SHARE_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/reproduced.h"
#include "engine/search/settings/settings.h"
#include "golden/published/published_table.h"
#include "suites/predict/play/game_replay.h"

namespace hakari::reproduce {

// The same games under each setting.
struct ReplayedSetting {
  std::string shown;  // "at every node"
  std::vector<suites::Replay> games;
};

absl::StatusOr<Reproduced> MateShareTable(const golden::PublishedTable& published,
                                          const std::vector<ReplayedSetting>& settings);

// What was found for one function by one classifier, and what came of it.
struct ScaledFunction {
  std::string shown;                  // "sigmoid, the sharper classifier"
  search::MateBudgetSettings budget;  // with the scale that was found
  int thesis_scale = 0;
  // Of calls with the least limit alone, and of all others; absent where there is none.
  std::optional<int> least_limit_scale, other_limits_scale;
  std::vector<suites::Replay> games;
};

// `plain`: without a function.
absl::StatusOr<Reproduced> MateScaleTable(const std::vector<suites::Replay>& plain,
                                          const std::vector<ScaledFunction>& functions);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_MATE_SHARE_H_
