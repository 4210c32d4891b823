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

// The names of the columns, and how to fill them: one column per entry of the table.
struct FeatureList {
  const predict::FeatureTable* table = nullptr;
  FeatureSet features;
  std::vector<double> c_grid;  // candidates for C
};

// "thesis", the default, and "sharp".
const std::vector<std::string>& FeatureListNames();
absl::StatusOr<FeatureList> FeatureListNamed(absl::string_view name);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_FEATURE_LISTS_H_
