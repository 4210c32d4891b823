// w·x + b over the rows of a dataset: as a solver finds it, and in the fixed point in which it is
// shipped and evaluated.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_LINEAR_FUNCTION_H_
#define HAKARI_SUITES_PREDICT_TRAINING_LINEAR_FUNCTION_H_

#include <cstdint>
#include <vector>

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

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_LINEAR_FUNCTION_H_
