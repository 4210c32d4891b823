// w·x + b over the rows of a dataset: as a solver finds it, and in the fixed point in which it is
// shipped and evaluated.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_LINEAR_FUNCTION_H_
#define HAKARI_SUITES_PREDICT_TRAINING_LINEAR_FUNCTION_H_

#include <cstdint>
#include <vector>

#include "suites/predict/training/examples.h"

namespace hakari::suites {

struct LinearFunction {
  std::vector<double> weights;
  double bias = 0;

  double At(const int8_t* row) const {
    double sum = bias;
    for (const double weight : weights) sum += weight * *row++;
    return sum;
  }
};

// As in engine/predict/linear_model.h, for any number of columns.
struct FixedFunction {
  std::vector<int32_t> weights;
  int64_t bias = 0;

  int64_t At(const int8_t* row) const {
    int64_t sum = bias;
    for (const int32_t weight : weights) sum += int64_t{weight} * *row++;
    return sum;
  }
};

// Every weight to the nearest step of the model's fixed point. No weight that a solver finds for
// scaled features comes near to the bounds of 32 bits; one that did would be cut there.
FixedFunction Rounded(const LinearFunction& function);

// Features reach from 0..1 to 0..81. A penalty on the weights treats them alike only if their
// ranges are alike, and solvers that go coordinate by coordinate need it to get anywhere. So each
// is moved to mean 0 and standard deviation 1 over the training rows, and the function that was
// found is folded back onto the features as they are: nothing of the scaling is left in a model.
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

#endif  // HAKARI_SUITES_PREDICT_TRAINING_LINEAR_FUNCTION_H_
