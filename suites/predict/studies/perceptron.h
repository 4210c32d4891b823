// The perceptron of Grimbergen's learning curves, which the thesis compares with the SVM (figures
// 3.1 and 3.2). Each row in turn is predicted; if the prediction is wrong, the row times the rate
// is added to the weights or subtracted from them. One iteration is one pass over all training
// rows.
//
// All numbers are integers: the unit of the weights is the rate. The weights begin at random
// between -1 and 1. If they began at 0, the rate would be only a unit, and both figures would be
// the same.
#ifndef HAKARI_SUITES_PREDICT_STUDIES_PERCEPTRON_H_
#define HAKARI_SUITES_PREDICT_STUDIES_PERCEPTRON_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/scores.h"

namespace hakari::suites {

// A fixed number gives the inner loops a fixed length; one column is the bias.
constexpr int kMostPerceptronColumns = 135;

struct PerceptronOptions {
  double rate = 0.01;
  int passes = 50000;
  int report_every = 5000;  // passes
  uint64_t seed = 1;        // of the first weights and the order of the rows
};

// One point of the figures.
struct PerceptronPoint {
  int passes = 0;
  Confusion training;             // by the weights as they are after these passes
  Confusion test;                 // likewise
  std::vector<int> right;         // test rows that are predicted correctly
  int64_t training_mistakes = 0;  // wrong predictions in the last pass
};

// `after_pass` is called with the number of passes made. kCancelled: `stop` was set. Errors: too
// many columns, no training row, weights beyond the range in which sums are exact.
absl::StatusOr<std::vector<PerceptronPoint>> TrainPerceptron(
    const Dataset& data, const Split& split, const PerceptronOptions& options,
    const std::atomic<bool>& stop, const std::function<void(int passes)>& after_pass);

// The C-SVC with a Gaussian kernel, by LIBSVM. It separates better than a plane, but each
// prediction needs a comparison with every support vector. It shows how much a linear classifier
// loses.
struct KernelOptions {
  double c = 3;
  double gamma = 0.003;  // exp(-gamma |x - y|²) over scaled features
  double cache_mib = 400;
};

struct KernelResult {
  Confusion test;
  int support_vectors = 0;
};

// Deterministic. An error if the training rows are not of both kinds.
absl::StatusOr<KernelResult> TryKernelSvm(const Dataset& data, const Split& split,
                                          const KernelOptions& options);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_STUDIES_PERCEPTRON_H_
