// Features reach from 0..1 to 0..81. A penalty on the weights treats them alike only if their
// ranges are alike, and solvers that go coordinate by coordinate need it to get anywhere. So each
// is moved to mean 0 and standard deviation 1 over the training rows, and the function that was
// found is folded back onto the features as they are: nothing of the scaling is left in a model.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_SCALING_H_
#define HAKARI_SUITES_PREDICT_TRAINING_SCALING_H_

#include <vector>

#include "suites/predict/training/dataset.h"
#include "suites/predict/training/linear_function.h"

namespace hakari::suites {

struct Scaling {
  std::vector<double> mean;
  std::vector<double> factor;  // 1 / standard deviation; 0 for a column that is always the same

  // What a solver sees of a column's value.
  double Scaled(int column, int value) const {
    const auto i = static_cast<size_t>(column);
    return (value - mean[i]) * factor[i];
  }
};

Scaling FitScaling(const Dataset& data, const std::vector<int>& rows);

// The function of raw features that has the value of `scaled` at their scaled ones.
LinearFunction FoldedBack(const LinearFunction& scaled, const Scaling& scaling);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_SCALING_H_
