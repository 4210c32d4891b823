// The mate search inside the game search, over replayed games (suites/predict/play): its share of
// the time, and the scale of its budgets if the classifier distributes them (use 1).
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

// The scales found for one function of one classifier, and the games played with the scale.
struct ScaledFunction {
  std::string shown;                  // "sigmoid, the sharper classifier"
  search::MateBudgetSettings budget;  // with the scale found
  int thesis_scale = 0;
  // Scales found only from calls with the least limit, and from all others; may be absent.
  std::optional<int> least_limit_scale, other_limits_scale;
  std::vector<suites::Replay> games;
};

// `plain`: the same games without a function.
absl::StatusOr<Reproduced> MateScaleTable(const std::vector<suites::Replay>& plain,
                                          const std::vector<ScaledFunction>& functions);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_MATE_SHARE_H_
