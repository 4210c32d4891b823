// The costs of searches in games (suites/engines/search_cost.h), by third or for the whole game,
// and ratios of such numbers with intervals that draw whole games.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLAY_GAME_COSTS_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLAY_GAME_COSTS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "suites/engines/search_cost.h"

namespace hakari::reproduce {

// The whole game, as an argument for `third`.
inline constexpr size_t kWholeGame = engines::kGameThirds;
inline constexpr size_t kEndOfGame = engines::kGameThirds - 1;

engines::SearchCost CostIn(const engines::CostByThird& game, size_t third);

// A part and a whole of one game, or of games that are not independent.
struct Part {
  int64_t part = 0, whole = 0;
};

// The sum of the parts divided by the sum of the wholes. An error if the latter is 0.
absl::StatusOr<Effect> RatioOverGames(const std::vector<Part>& games);

// The first such ratio divided by the second.
absl::StatusOr<Effect> RatioOfRatios(const std::vector<std::pair<Part, Part>>& games);

// "15.0 % [14.0, 16.0]".
std::string SharePercent(const Effect& share);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLAY_GAME_COSTS_H_
