// w·x + b over the rows of a dataset: as a solver finds it, and in the fixed point that is shipped
// and evaluated.
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

// Rounds every weight to the nearest step of the model's fixed point. Weights that a solver finds
// for scaled features are far from the bounds of 32 bits; one beyond them would be clamped.
FixedFunction Rounded(const LinearFunction& function);

// Features range from 0..1 to 0..81. A penalty on the weights treats them alike only if their
// ranges are alike, and coordinate descent makes no progress otherwise. Therefore each column is
// moved to mean 0 and standard deviation 1 over the training rows, and the trained function is
// folded back onto the raw features: a model contains nothing of the scaling.
struct Scaling {
  std::vector<double> mean;
  std::vector<double> factor;  // 1 / standard deviation; 0 for a column that is always the same

  // The scaled value of a column, which the solver uses.
  double Scaled(int column, int value) const {
    const auto i = static_cast<size_t>(column);
    return (value - mean[i]) * factor[i];
  }
};

Scaling FitScaling(const Dataset& data, const std::vector<int>& rows);

// The function of raw features that has the same value as `scaled` at the scaled ones.
LinearFunction FoldedBack(const LinearFunction& scaled, const Scaling& scaling);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_LINEAR_FUNCTION_H_
