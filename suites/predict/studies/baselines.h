// Baselines for the classifier: learning curves of the perceptron (figures 3.1 and 3.2 of the
// thesis), and an SVM with a kernel. PDS with few nodes is part of every evaluation.
#ifndef HAKARI_SUITES_PREDICT_STUDIES_BASELINES_H_
#define HAKARI_SUITES_PREDICT_STUDIES_BASELINES_H_

#include <atomic>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "suites/predict/studies/perceptron.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/examples.h"

namespace hakari::suites {

struct PerceptronPlan {
  std::vector<double> rates = {0.01, 0.001};
  int passes = 50000;
  int report_every = 5000;
  int folds = 4;  // this many of the folds, from the first
  uint64_t seed = 1;
};

struct PerceptronCurve {
  double rate = 0;
  int folds = 0;                        // tested on this many, from the first
  std::vector<PerceptronPoint> points;  // summed over the folds
};

// One curve per rate. `progress` counts thousands of passes and may be null. kCancelled: `stop` was
// set.
absl::StatusOr<std::vector<PerceptronCurve>> RunPerceptrons(const Dataset& data,
                                                            const std::vector<int>& fold_of,
                                                            const PerceptronPlan& plan, int jobs,
                                                            Progress* progress,
                                                            const std::atomic<bool>& stop);

struct KernelPlan {
  std::vector<double> grid_c = {1, 3, 10};
  std::vector<double> grid_gamma = {0.001, 0.003, 0.01};
  // About this many training rows of the first fold, two thirds of them to train on.
  int choose_among = 6000;
  int train_on = 0;   // about this many rows, by whole games; 0: all
  int folds = 4;      // this many of the folds, from the first
  uint64_t seed = 1;  // of both samples
};

struct KernelTrial {
  double c = 0;
  double gamma = 0;
  Confusion confusion;
};

struct KernelBaseline {
  std::vector<KernelTrial> trials;
  KernelOptions chosen;
  int trained_on = 0;       // rows, of the last fold
  int support_vectors = 0;  // of its model
  Confusion confusion;      // of all folds that ran
  Confusion linear;         // of the linear SVM on the same test rows, trained on the same rows
};

// `c` is the C of the linear SVM. `go_on` is called KernelPieces() times.
absl::StatusOr<KernelBaseline> RunKernelSvm(const Dataset& data, const std::vector<int>& fold_of,
                                            const KernelPlan& plan, double c, const GoOn& go_on);
int KernelPieces(const KernelPlan& plan);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_STUDIES_BASELINES_H_
