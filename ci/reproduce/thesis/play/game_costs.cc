#include "ci/reproduce/thesis/play/game_costs.h"

#include <optional>

#include "absl/strings/str_format.h"
#include "base/statistics/bootstrap.h"

namespace hakari::reproduce {

engines::SearchCost CostIn(const engines::CostByThird& game, size_t third) {
  if (third != kWholeGame) return game[third];
  engines::SearchCost sum;
  for (const engines::SearchCost& each : game) sum += each;
  return sum;
}

absl::StatusOr<Effect> RatioOverGames(const std::vector<Part>& games) {
  std::vector<std::vector<double>> groups;
  for (const Part& of_game : games) {
    groups.push_back({static_cast<double>(of_game.part), static_cast<double>(of_game.whole)});
  }
  const OfSums ratio = [](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[1] == 0) return std::nullopt;
    return sums[0] / sums[1];
  };
  return BootstrapSums(groups, ratio, BootstrapOptions());
}

absl::StatusOr<Effect> RatioOfRatios(const std::vector<std::pair<Part, Part>>& games) {
  std::vector<std::vector<double>> groups;
  for (const auto& [one, other] : games) {
    groups.push_back({static_cast<double>(one.part), static_cast<double>(one.whole),
                      static_cast<double>(other.part), static_cast<double>(other.whole)});
  }
  const OfSums ratio = [](const std::vector<double>& sums) -> std::optional<double> {
    if (sums[1] == 0 || sums[2] == 0) return std::nullopt;
    return (sums[0] / sums[1]) / (sums[2] / sums[3]);
  };
  return BootstrapSums(groups, ratio, BootstrapOptions());
}

std::string SharePercent(const Effect& share) {
  return absl::StrFormat("%.1f %% [%.1f, %.1f]", 100 * share.estimate, 100 * share.interval.low,
                         100 * share.interval.high);
}

}  // namespace hakari::reproduce
