#include "suites/predict/training/feature_lists.h"

#include <algorithm>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/position/position.h"
#include "engine/predict/sharp/sharp_features.h"
#include "engine/predict/sharp/sharp_list.h"
#include "suites/predict/training/cross_validation.h"

namespace hakari::suites {
namespace {

FeatureSet SharpFeatureSet() {
  return {"sharp", predict::kSharpFeatureCount, [](const Position& position, int8_t* row) {
            predict::SharpFeatures features;
            predict::ExtractSharpFeatures(position, position.side_to_move(), features);
            std::copy(features.begin(), features.end(), row);
          }};
}

// With a larger C the solver gives up before it reaches the optimum, without any gain: the list has
// counts and also whether they are large, which resemble each other.
std::vector<double> SharpGrid() {
  constexpr double kLargestC = 0.03;
  std::vector<double> grid;
  for (const double c : CGrid()) {
    if (c <= kLargestC) grid.push_back(c);
  }
  return grid;
}

const std::vector<FeatureList>& AllLists() {
  static const auto& lists = *new std::vector<FeatureList>{
      {&predict::ThesisFeatureTable(), PredictFeatures(), CGrid()},
      {&predict::SharpFeatureTable(), SharpFeatureSet(), SharpGrid()}};
  return lists;
}

}  // namespace

const std::vector<std::string>& FeatureListNames() {
  static const auto& names = *[] {
    auto* made = new std::vector<std::string>;
    for (const FeatureList& list : AllLists()) made->push_back(list.table->name());
    return made;
  }();
  return names;
}

absl::StatusOr<FeatureList> FeatureListNamed(absl::string_view name) {
  for (const FeatureList& list : AllLists()) {
    if (list.table->name() == name) return list;
  }
  return absl::InvalidArgumentError(absl::StrCat("unknown feature list '", name,
                                                 "'; the lists are ",
                                                 absl::StrJoin(FeatureListNames(), ", ")));
}

}  // namespace hakari::suites
