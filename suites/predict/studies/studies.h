// Measures what each kind of feature is worth, and what more examples would bring: the preliminary
// experiments of section 3.2.2 of the thesis, one row each. All rows share the folds, and the C
// that was chosen for all features, so that differences come from the features.
#ifndef HAKARI_SUITES_PREDICT_STUDIES_STUDIES_H_
#define HAKARI_SUITES_PREDICT_STUDIES_STUDIES_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/feature_lists.h"
#include "suites/predict/training/linear_function.h"
#include "suites/predict/training/scores.h"

namespace hakari::suites {

using StudyTrainer = std::function<absl::StatusOr<FixedFunction>(
    const Dataset& data, const std::vector<int>& rows, double c)>;

struct Study {
  std::string name;   // a word, by which reports find it
  std::string about;  // a phrase for reports
  int columns = 0;    // that get a weight
  FeatureSet features;
  StudyTrainer train;
};

// In the order of display: for each group of the list the loss without it, and the learning curve;
// for the thesis's list its other studies come first.
std::vector<Study> StudiesOf(const FeatureList& list);

struct StudyResult {
  std::string name;
  std::string about;
  int columns = 0;
  Confusion confusion;
  // Positions on which only the study, or only all features, are right, for a test of whether the
  // difference is chance.
  int64_t only_study_right = 0;
  int64_t only_all_right = 0;
};

// `all` is the evaluation of all features of the same examples. `go_on` is called once per fold.
absl::StatusOr<StudyResult> RunStudy(const Study& study, const std::vector<Example>& examples,
                                     const Evaluation& all, const GoOn& go_on);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_STUDIES_STUDIES_H_
