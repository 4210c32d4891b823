#include "engine/predict/feature_table.h"

#include <algorithm>

namespace hakari::predict {

std::optional<int> FeatureTable::Find(absl::string_view name) const {
  for (int feature = 0; feature < size(); ++feature) {
    if (at(feature).name == name) return feature;
  }
  return std::nullopt;
}

std::vector<std::string> FeatureTable::Groups() const {
  std::vector<std::string> groups;
  for (const FeatureRow& row : rows_) {
    if (std::find(groups.begin(), groups.end(), row.group) == groups.end()) {
      groups.push_back(row.group);
    }
  }
  return groups;
}

std::vector<int> FeatureTable::InGroup(absl::string_view group) const {
  std::vector<int> features;
  for (int feature = 0; feature < size(); ++feature) {
    if (at(feature).group == group) features.push_back(feature);
  }
  return features;
}

}  // namespace hakari::predict
