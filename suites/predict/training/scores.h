// Measures how good predictions are.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_SCORES_H_
#define HAKARI_SUITES_PREDICT_TRAINING_SCORES_H_

#include <cstdint>
#include <optional>
#include <vector>

namespace hakari::suites {

// For one of the two answers. A value whose denominator is 0 is absent.
struct AnswerScores {
  std::optional<double> precision;  // the share of predicted ones that are true
  std::optional<double> recall;     // the share of true ones that are predicted
  std::optional<double> f1;         // their harmonic mean
};

// Table 3.1 of the thesis.
struct Confusion {
  int64_t mate_as_mate = 0;
  int64_t none_as_mate = 0;
  int64_t mate_as_none = 0;
  int64_t none_as_none = 0;

  void Count(bool is_mate, bool predicted_mate) {
    ++(predicted_mate ? (is_mate ? mate_as_mate : none_as_mate)
                      : (is_mate ? mate_as_none : none_as_none));
  }
  int64_t total() const { return mate_as_mate + none_as_mate + mate_as_none + none_as_none; }
  int64_t correct() const { return mate_as_mate + none_as_none; }
  int64_t mates() const { return mate_as_mate + mate_as_none; }
  double Accuracy() const { return static_cast<double>(correct()) / static_cast<double>(total()); }
  AnswerScores OfMate() const;
  AnswerScores OfNone() const;

  friend bool operator==(const Confusion& a, const Confusion& b) {
    return a.mate_as_mate == b.mate_as_mate && a.none_as_mate == b.none_as_mate &&
           a.mate_as_none == b.mate_as_none && a.none_as_none == b.none_as_none;
  }
};
Confusion operator+(const Confusion& a, const Confusion& b);

// Two predictors on the same positions: the positions on which only one of them is right, for a
// test of whether the difference is chance.
struct Disagreement {
  int64_t only_first_right = 0;
  int64_t only_second_right = 0;
};
// Computed from their distances: above 0 a mate is predicted.
Disagreement DisagreementOf(const std::vector<int64_t>& first, const std::vector<int64_t>& second,
                            const std::vector<bool>& is_mate);

// The probability that a random mate has a greater value than a random position without one; equal
// values count half. 0.5 if one of the two kinds is missing.
double Auc(const std::vector<double>& values, const std::vector<bool>& is_mate);

// The positions whose probability lies in one of ten equal steps; 1 belongs to the last.
struct CalibrationStep {
  int64_t positions = 0;
  int64_t mates = 0;
  double probabilities = 0;  // their sum

  double MeanProbability() const { return probabilities / static_cast<double>(positions); }
  double MateShare() const { return static_cast<double>(mates) / static_cast<double>(positions); }
};
constexpr int kCalibrationSteps = 10;
std::vector<CalibrationStep> Calibration(const std::vector<double>& probabilities,
                                         const std::vector<bool>& is_mate);

// Mean squared distance of probability and truth. 0 is perfect; always predicting the share of
// mates gives the share of mates times that of the others.
double BrierScore(const std::vector<double>& probabilities, const std::vector<bool>& is_mate);

// Platt's method: a sigmoid that turns distances from the separating plane into probabilities of a
// mate, fitted to distances of positions that the plane was not trained on.

// The probability of a mate is 1 / (1 + exp(a·distance + b)); a is negative if greater distances
// mean more mates.
struct PlattFit {
  double a = 0;
  double b = 0;

  double Probability(double distance) const;
};

// The sigmoid of maximum likelihood, found by Newton's method with backtracking as in Lin, Lin and
// Weng (2007). The target of each kind is short of 0 or 1 by Platt's prior.
PlattFit FitPlatt(const std::vector<double>& distances, const std::vector<bool>& is_mate);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_SCORES_H_
