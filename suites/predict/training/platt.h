// Platt's method: a sigmoid that turns distances from the separating plane into probabilities of a
// mate, fitted to distances of positions that the plane was not trained on.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_PLATT_H_
#define HAKARI_SUITES_PREDICT_TRAINING_PLATT_H_

#include <vector>

namespace hakari::suites {

// A mate with probability 1 / (1 + exp(a·distance + b)); a is negative if distances mean anything.
struct PlattFit {
  double a = 0;
  double b = 0;

  double Probability(double distance) const;
};

// The likeliest sigmoid, where each kind's target lies short of 0 or 1 by what Platt's prior says,
// found by Newton's method with backtracking as Lin, Lin and Weng (2007) have it.
PlattFit FitPlatt(const std::vector<double>& distances, const std::vector<bool>& is_mate);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_PLATT_H_
