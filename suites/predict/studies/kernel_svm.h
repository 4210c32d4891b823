// The C-SVC with a Gaussian kernel, by LIBSVM: what separates better than a plane, but asks for a
// comparison with every support vector. It says how much a linear classifier gives away.
#ifndef HAKARI_SUITES_PREDICT_STUDIES_KERNEL_SVM_H_
#define HAKARI_SUITES_PREDICT_STUDIES_KERNEL_SVM_H_

#include "absl/status/statusor.h"
#include "suites/predict/training/dataset.h"
#include "suites/predict/training/folds.h"
#include "suites/predict/training/scores.h"

namespace hakari::suites {

struct KernelOptions {
  double c = 3;
  double gamma = 0.003;  // exp(-gamma |x - y|²) over scaled features
  double cache_mib = 400;
};

struct KernelResult {
  Confusion test;
  int support_vectors = 0;
};

// Deterministic: nothing is drawn. An error if the training rows are not of both kinds.
absl::StatusOr<KernelResult> TryKernelSvm(const Dataset& data, const Split& split,
                                          const KernelOptions& options);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_STUDIES_KERNEL_SVM_H_
