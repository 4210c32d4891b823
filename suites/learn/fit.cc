#include "suites/learn/fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "base/random/dice.h"
#include "engine/eval/blend.h"
#include "engine/eval/feature_list.h"

namespace hakari::learn {
namespace {

constexpr size_t kBatch = 512;
constexpr double kLastRate = 0.05;  // share of the first rate
constexpr double kTiny = 1e-9;      // the least argument of a logarithm

double Logistic(double x) { return 1 / (1 + std::exp(-x)); }

// The values of the moves, from the view of the side to move.
std::vector<double> ValuesOf(const MoveLesson& lesson, const RealWeights& weights) {
  std::vector<double> values;
  values.reserve(lesson.leaves.size());
  for (const SparseCounts& leaf : lesson.leaves) {
    values.push_back(lesson.sign * leaf.Value(weights));
  }
  return values;
}

std::vector<double> SharesOf(std::vector<double> values, double temperature) {
  const double most = *std::max_element(values.begin(), values.end());
  for (double& value : values) value = std::exp((value - most) / temperature);
  const double sum = std::accumulate(values.begin(), values.end(), 0.0);
  for (double& value : values) value /= sum;
  return values;
}

class Adam {
 public:
  Adam(const RealWeights& begin, const FitPlan& plan)
      : plan_(plan),
        begin_(begin),
        weights_(begin),
        slopes_(begin.size()),
        means_(begin.size()),
        squares_(begin.size()) {}

  // `share` is the weight of the lesson in its batch. Slopes are slopes of the loss in units of the
  // temperature.
  void Add(const MoveLesson& lesson, double share) {
    const std::vector<double> shares = SharesOf(ValuesOf(lesson, weights_), plan_.temperature);
    constexpr double kNegligible = 1e-4;
    for (size_t i = 0; i < shares.size(); ++i) {
      const double slope = i == 0 ? shares[i] - 1 : shares[i];
      if (std::abs(slope) < kNegligible) continue;
      lesson.leaves[i].AddSlope(static_cast<float>(slope * lesson.sign * share), slopes_);
    }
  }
  void Add(const ResultLesson& lesson, double share) {
    const double expected = Logistic(lesson.leaf.Value(weights_) / plan_.result_scale);
    const double unit = plan_.result_share * plan_.temperature / plan_.result_scale;
    lesson.leaf.AddSlope(static_cast<float>((expected - lesson.black_won) * unit * share), slopes_);
  }

  void Step(double rate) {
    ++steps_;
    const double mean_weight = 1 - std::pow(kMeanDecay, steps_);
    const double square_weight = 1 - std::pow(kSquareDecay, steps_);
    for (size_t cell = 0; cell < weights_.size(); ++cell) {
      for (size_t phase = 0; phase < eval::kPhaseCount; ++phase) {
        const double slope = std::exchange(slopes_[cell][phase], 0.0F);
        float& mean = means_[cell][phase];
        float& square = squares_[cell][phase];
        mean = static_cast<float>(kMeanDecay * mean + (1 - kMeanDecay) * slope);
        square = static_cast<float>(kSquareDecay * square + (1 - kSquareDecay) * slope * slope);
        if (square == 0 || cell == kPawnCell) continue;
        const double direction =
            (mean / mean_weight) / (std::sqrt(square / square_weight) + kLeastSlope);
        float& weight = weights_[cell][phase];
        const double away = weight - begin_[cell][phase];
        weight -= static_cast<float>(rate * (direction + plan_.pull * away));
      }
    }
  }

  const RealWeights& weights() const { return weights_; }

 private:
  static constexpr double kMeanDecay = 0.9, kSquareDecay = 0.999;
  static constexpr double kLeastSlope = 1e-4;
  static constexpr size_t kPawnCell = eval::kBoardCells;

  const FitPlan& plan_;
  const RealWeights& begin_;
  RealWeights weights_, slopes_, means_, squares_;
  int steps_ = 0;
};

}  // namespace

Losses LossesOf(const Lessons& lessons, const RealWeights& weights, const FitPlan& plan) {
  Losses losses;
  for (const MoveLesson& lesson : lessons.moves) {
    const std::vector<double> values = ValuesOf(lesson, weights);
    constexpr double kSteepness = 3.0 / 100;  // per centipawn
    for (size_t i = 1; i < values.size(); ++i) {
      losses.discord += Logistic(kSteepness * (values[i] - values[0]));
    }
    losses.first += *std::max_element(values.begin(), values.end()) == values[0] ? 1 : 0;
    losses.moves -= std::log(std::max(kTiny, SharesOf(values, plan.temperature)[0]));
  }
  for (const ResultLesson& lesson : lessons.results) {
    const double expected = Logistic(lesson.leaf.Value(weights) / plan.result_scale);
    losses.results -= lesson.black_won * std::log(expected + kTiny) +
                      (1 - lesson.black_won) * std::log(1 - expected + kTiny);
  }
  const double moves = std::max(1.0, static_cast<double>(lessons.moves.size()));
  losses.moves /= moves;
  losses.first /= moves;
  losses.discord /= moves;
  losses.results /= std::max(1.0, static_cast<double>(lessons.results.size()));
  return losses;
}

RealWeights Fit(const Lessons& lessons, const RealWeights& begin, const FitPlan& plan,
                const std::function<bool(double done)>& go_on) {
  const size_t moves = lessons.moves.size();
  std::vector<uint32_t> order(moves + lessons.results.size());
  std::iota(order.begin(), order.end(), 0);
  Dice dice(plan.seed);
  Adam adam(begin, plan);
  for (int epoch = 0; epoch < plan.epochs; ++epoch) {
    Shuffle(order, dice);
    for (size_t first = 0; first < order.size(); first += kBatch) {
      const double done =
          (epoch + static_cast<double>(first) / static_cast<double>(order.size())) / plan.epochs;
      if (!go_on(done)) return adam.weights();
      const size_t end = std::min(order.size(), first + kBatch);
      const double share = 1 / static_cast<double>(end - first);
      for (size_t i = first; i < end; ++i) {
        const size_t lesson = order[i];
        if (lesson < moves) {
          adam.Add(lessons.moves[lesson], share);
        } else {
          adam.Add(lessons.results[lesson - moves], share);
        }
      }
      adam.Step(plan.rate * (1 - (1 - kLastRate) * done));
    }
  }
  return adam.weights();
}

eval::WeightNumbers Rounded(const RealWeights& weights, const eval::WeightNumbers& numbers) {
  eval::WeightNumbers rounded = numbers;
  for (size_t cell = 0; cell < weights.size(); ++cell) {
    for (size_t phase = 0; phase < eval::kPhaseCount; ++phase) {
      const float eighths = weights[cell][phase] * eval::kWeightScale;
      constexpr float kMost = eval::kLargestWeight;
      rounded.cells[cell][phase] =
          static_cast<int16_t>(std::lround(std::clamp(eighths, -kMost, kMost)));
    }
  }
  return rounded;
}

}  // namespace hakari::learn
