#include "engine/eval/left_out.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/eval/feature_list.h"

namespace hakari::eval {

std::vector<std::string> GroupsThatCanBeLeftOut() {
  const std::string& unit = FeatureOfCell(kBoardCells).group;
  std::vector<std::string> groups;
  for (const FeatureInfo& feature : Features()) {
    if (feature.group == unit) continue;
    if (groups.empty() || groups.back() != feature.group) groups.push_back(feature.group);
  }
  return groups;
}

absl::StatusOr<Weights> LeaveOut(const Weights& weights, absl::string_view groups) {
  const std::vector<std::string> known = GroupsThatCanBeLeftOut();
  const std::vector<std::string> chosen = absl::StrSplit(groups, '+');
  for (const std::string& group : chosen) {
    if (std::find(known.begin(), known.end(), group) != known.end()) continue;
    return absl::InvalidArgumentError(absl::StrCat("the evaluation has no group of terms '", group,
                                                   "' that can be left out; it has ",
                                                   absl::StrJoin(known, ", ")));
  }
  WeightNumbers numbers = weights.numbers();
  for (const FeatureInfo& feature : Features()) {
    if (std::find(chosen.begin(), chosen.end(), feature.group) == chosen.end()) continue;
    for (int cell = feature.first_cell; cell < feature.first_cell + feature.cells(); ++cell) {
      if (feature.is_progress()) {
        numbers.progress[static_cast<size_t>(cell)] = 0;
      } else {
        numbers.cells[static_cast<size_t>(cell)] = {};
      }
    }
  }
  Recipe recipe = weights.recipe();
  recipe.emplace_back("left_out", std::string(groups));
  return Weights(std::move(numbers), std::move(recipe));
}

}  // namespace hakari::eval
