#include "suites/predict/training/scores.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace hakari::suites {
namespace {

std::optional<double> Share(int64_t part, int64_t whole) {
  if (whole == 0) return std::nullopt;
  return static_cast<double>(part) / static_cast<double>(whole);
}

// `right`: predicted and true; `predicted`: predicted; `so`: true.
AnswerScores ScoresOf(int64_t right, int64_t predicted, int64_t so) {
  return {Share(right, predicted), Share(right, so), Share(2 * right, predicted + so)};
}

}  // namespace

AnswerScores Confusion::OfMate() const {
  return ScoresOf(mate_as_mate, mate_as_mate + none_as_mate, mates());
}

AnswerScores Confusion::OfNone() const {
  return ScoresOf(none_as_none, none_as_none + mate_as_none, none_as_none + none_as_mate);
}

Confusion operator+(const Confusion& a, const Confusion& b) {
  return {a.mate_as_mate + b.mate_as_mate, a.none_as_mate + b.none_as_mate,
          a.mate_as_none + b.mate_as_none, a.none_as_none + b.none_as_none};
}

Disagreement DisagreementOf(const std::vector<int64_t>& first, const std::vector<int64_t>& second,
                            const std::vector<bool>& is_mate) {
  Disagreement disagreement;
  for (size_t i = 0; i < is_mate.size(); ++i) {
    const bool first_mate = first[i] > 0;
    if (first_mate == (second[i] > 0)) continue;
    ++(first_mate == is_mate[i] ? disagreement.only_first_right : disagreement.only_second_right);
  }
  return disagreement;
}

double Auc(const std::vector<double>& values, const std::vector<bool>& is_mate) {
  std::vector<size_t> order(values.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) { return values[a] < values[b]; });
  int64_t nones_below = 0;
  int64_t mates = 0;
  int64_t twice_won = 0;  // pairs in which the mate is above, equal ones counted once
  for (size_t begin = 0; begin < order.size();) {
    size_t end = begin;
    int64_t equal_mates = 0;
    while (end < order.size() && values[order[end]] == values[order[begin]]) {
      equal_mates += is_mate[order[end++]];
    }
    const int64_t equal_nones = static_cast<int64_t>(end - begin) - equal_mates;
    twice_won += equal_mates * (2 * nones_below + equal_nones);
    nones_below += equal_nones;
    mates += equal_mates;
    begin = end;
  }
  if (mates == 0 || nones_below == 0) return 0.5;
  return static_cast<double>(twice_won) / 2 /
         (static_cast<double>(mates) * static_cast<double>(nones_below));
}

std::vector<CalibrationStep> Calibration(const std::vector<double>& probabilities,
                                         const std::vector<bool>& is_mate) {
  std::vector<CalibrationStep> steps(kCalibrationSteps);
  for (size_t i = 0; i < probabilities.size(); ++i) {
    const int step = std::clamp(static_cast<int>(probabilities[i] * kCalibrationSteps), 0,
                                kCalibrationSteps - 1);
    CalibrationStep& its = steps[static_cast<size_t>(step)];
    ++its.positions;
    its.mates += is_mate[i];
    its.probabilities += probabilities[i];
  }
  return steps;
}

double BrierScore(const std::vector<double>& probabilities, const std::vector<bool>& is_mate) {
  double sum = 0;
  for (size_t i = 0; i < probabilities.size(); ++i) {
    const double miss = probabilities[i] - (is_mate[i] ? 1 : 0);
    sum += miss * miss;
  }
  return sum / static_cast<double>(probabilities.size());
}

namespace {

constexpr int kMostSteps = 100;
constexpr double kLeastStep = 1e-10;
constexpr double kRidge = 1e-12;  // keeps the curvature from vanishing
constexpr double kFlat = 1e-5;    // a slope below this counts as 0

// The likelihood of sigmoids over the same examples.
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

  // The negative log-likelihood, written so that no exponential overflows.
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

// Moves `fit` along the Newton direction, as far as the loss falls enough; false if it never does.
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
