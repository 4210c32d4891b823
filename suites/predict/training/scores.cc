#include "suites/predict/training/scores.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace hakari::suites {
namespace {

std::optional<double> Share(int64_t part, int64_t whole) {
  if (whole == 0) return std::nullopt;
  return static_cast<double>(part) / static_cast<double>(whole);
}

// `right` were predicted and are so, `predicted` were predicted, `so` are so.
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

}  // namespace hakari::suites
