#include "suites/predict/training/platt.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace hakari::suites {
namespace {

constexpr int kMostSteps = 100;
constexpr double kLeastStep = 1e-10;
constexpr double kRidge = 1e-12;  // keeps the curvature from vanishing
constexpr double kFlat = 1e-5;    // a slope that counts as none

// The likelihood of one sigmoid after another over the same examples.
class Likelihood {
 public:
  Likelihood(const std::vector<double>& distances, const std::vector<bool>& is_mate)
      : distances_(distances) {
    const auto mates = static_cast<double>(std::count(is_mate.begin(), is_mate.end(), true));
    const double nones = static_cast<double>(is_mate.size()) - mates;
    // As if one more of each kind had been seen.
    mate_target_ = (mates + 1) / (mates + 2);
    none_target_ = 1 / (nones + 2);
    first_ = {0, std::log((nones + 1) / (mates + 1))};
    for (const bool mate : is_mate) targets_.push_back(mate ? mate_target_ : none_target_);
  }

  PlattFit first() const { return first_; }

  // Minus its logarithm, written so that no exponential overflows.
  double Loss(const PlattFit& fit) const {
    double loss = 0;
    for (size_t i = 0; i < distances_.size(); ++i) {
      const double z = fit.a * distances_[i] + fit.b;
      loss += z >= 0 ? targets_[i] * z + std::log1p(std::exp(-z))
                     : (targets_[i] - 1) * z + std::log1p(std::exp(z));
    }
    return loss;
  }

  struct Slope {
    double a = 0, b = 0;                      // the gradient
    double aa = kRidge, bb = kRidge, ab = 0;  // the curvature
    bool is_flat() const { return std::abs(a) < kFlat && std::abs(b) < kFlat; }
  };
  Slope SlopeAt(const PlattFit& fit) const {
    Slope slope;
    for (size_t i = 0; i < distances_.size(); ++i) {
      const double x = distances_[i];
      const double p = fit.Probability(x);
      const double weight = p * (1 - p);
      const double miss = targets_[i] - p;
      slope.a += x * miss;
      slope.b += miss;
      slope.aa += x * x * weight;
      slope.bb += weight;
      slope.ab += x * weight;
    }
    return slope;
  }

 private:
  const std::vector<double>& distances_;
  std::vector<double> targets_;
  double mate_target_ = 1;
  double none_target_ = 0;
  PlattFit first_;
};

// From `fit` along the Newton direction, as far as the loss falls enough; false if it never does.
bool Step(const Likelihood& likelihood, const Likelihood::Slope& slope, PlattFit& fit,
          double& loss) {
  const double determinant = slope.aa * slope.bb - slope.ab * slope.ab;
  const double da = -(slope.bb * slope.a - slope.ab * slope.b) / determinant;
  const double db = -(slope.aa * slope.b - slope.ab * slope.a) / determinant;
  const double descent = slope.a * da + slope.b * db;
  for (double size = 1; size >= kLeastStep; size /= 2) {
    const PlattFit next = {fit.a + size * da, fit.b + size * db};
    const double next_loss = likelihood.Loss(next);
    if (next_loss >= loss + 1e-4 * size * descent) continue;
    fit = next;
    loss = next_loss;
    return true;
  }
  return false;
}

}  // namespace

double PlattFit::Probability(double distance) const {
  const double z = a * distance + b;
  return z >= 0 ? std::exp(-z) / (1 + std::exp(-z)) : 1 / (1 + std::exp(z));
}

PlattFit FitPlatt(const std::vector<double>& distances, const std::vector<bool>& is_mate) {
  const Likelihood likelihood(distances, is_mate);
  PlattFit fit = likelihood.first();
  double loss = likelihood.Loss(fit);
  for (int step = 0; step < kMostSteps; ++step) {
    const Likelihood::Slope slope = likelihood.SlopeAt(fit);
    if (slope.is_flat() || !Step(likelihood, slope, fit, loss)) break;
  }
  return fit;
}

}  // namespace hakari::suites
