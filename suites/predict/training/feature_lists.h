// The lists of features that models are trained on, by name.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_FEATURE_LISTS_H_
#define HAKARI_SUITES_PREDICT_TRAINING_FEATURE_LISTS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/predict/feature_list.h"
#include "suites/predict/training/examples.h"

namespace hakari::suites {

// What a column is called, and how to fill it: as many columns as the table is long.
struct FeatureList {
  const predict::FeatureTable* table = nullptr;
  FeatureSet features;
  std::vector<double> c_grid;  // what C is chosen from
};

// "thesis", the usual one, and "sharp".
const std::vector<std::string>& FeatureListNames();
absl::StatusOr<FeatureList> FeatureListNamed(absl::string_view name);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_FEATURE_LISTS_H_
