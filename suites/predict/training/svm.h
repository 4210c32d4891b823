// The linear support vector machine of the thesis: C-SVC, that is the minimum of ½|w|² + C Σ max(0,
// 1 - y (w·x + b)), found by LIBLINEAR's dual coordinate descent over scaled features
// (linear_function.h).
#ifndef HAKARI_SUITES_PREDICT_TRAINING_SVM_H_
#define HAKARI_SUITES_PREDICT_TRAINING_SVM_H_

#include <vector>

#include "absl/status/statusor.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/linear_function.h"

namespace hakari::suites {

struct SvmOptions {
  double c = 0.1;
  // The solver stops when no dual variable could change the objective by more than this.
  double tolerance = 0.1;
  unsigned seed = 1;          // of the order in which variables are visited
  std::vector<int> left_out;  // columns that get no weight
};

struct SvmResult {
  LinearFunction function;        // of the raw features; above 0: a mate
  std::vector<double> influence;  // by column: the absolute weight of the scaled feature
  bool converged = true;          // false: the solver stopped at its limit of 1000 rounds
};

// The same rows and options give the same result every time. An error if the rows are not of both
// kinds.
absl::StatusOr<SvmResult> TrainSvm(const Dataset& data, const std::vector<int>& rows,
                                   const SvmOptions& options);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_SVM_H_
