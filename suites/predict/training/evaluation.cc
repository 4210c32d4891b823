#include "suites/predict/training/evaluation.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <set>
#include <utility>

#include "absl/status/status.h"
#include "base/status/macros.h"
#include "engine/predict/linear_model.h"
#include "suites/predict/training/svm.h"

namespace hakari::suites {
namespace {

struct TestedFold {
  FoldResult result;
  std::vector<int> rows;
  std::vector<int64_t> distances;  // in the order of the rows
};

absl::StatusOr<TestedFold> TestFold(const Dataset& data, const Split& split,
                                    const EvaluationPlan& plan, const GoOn& go_on) {
  TestedFold fold;
  HAKARI_ASSIGN_OR_RETURN(std::vector<CTrial> trials,
                          TryEveryC(data, split.train, plan.grid, plan.seed, go_on));
  if (!go_on()) return absl::CancelledError("interrupted");
  fold.result.trials = std::move(trials);
  fold.result.c = BestC(fold.result.trials);
  fold.result.trained_on = static_cast<int>(split.train.size());
  SvmOptions options;
  options.c = fold.result.c;
  const auto begin = std::chrono::steady_clock::now();
  HAKARI_ASSIGN_OR_RETURN(const SvmResult trained, TrainSvm(data, split.train, options));
  fold.result.training_seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  fold.result.converged = trained.converged;
  fold.rows = split.test;
  fold.distances = DistancesOf(data, split.test, Rounded(trained.function));
  fold.result.test = ConfusionOf(data, split.test, fold.distances);
  return fold;
}

std::vector<double> AsNumbers(const std::vector<int64_t>& distances) {
  std::vector<double> numbers;
  numbers.reserve(distances.size());
  for (const int64_t distance : distances) numbers.push_back(predict::DistanceAsNumber(distance));
  return numbers;
}

// The probability of each row by the sigmoid that was fitted to the other folds.
std::vector<double> HeldOutProbabilities(const Dataset& data, const std::vector<double>& distances,
                                         const std::vector<int>& fold_of, int folds) {
  std::vector<double> probabilities(distances.size());
  for (int fold = 0; fold < folds; ++fold) {
    std::vector<double> fitted_to;
    std::vector<bool> is_mate;
    for (size_t row = 0; row < distances.size(); ++row) {
      if (fold_of[row] == fold) continue;
      fitted_to.push_back(distances[row]);
      is_mate.push_back(data.is_mate[row]);
    }
    const PlattFit fit = FitPlatt(fitted_to, is_mate);
    for (size_t row = 0; row < distances.size(); ++row) {
      if (fold_of[row] == fold) probabilities[row] = fit.Probability(distances[row]);
    }
  }
  return probabilities;
}

void ScoreProbabilities(const Dataset& data, int folds, Evaluation& evaluation) {
  const std::vector<double> distances = AsNumbers(evaluation.distances);
  evaluation.auc = Auc(distances, data.is_mate);
  evaluation.platt = FitPlatt(distances, data.is_mate);
  const std::vector<double> probabilities =
      HeldOutProbabilities(data, distances, evaluation.fold_of, folds);
  evaluation.calibration = Calibration(probabilities, data.is_mate);
  evaluation.brier = BrierScore(probabilities, data.is_mate);
}

void ScoreFewNodes(const std::vector<Example>& examples, Evaluation& evaluation) {
  for (const uint64_t nodes : kFewNodes) {
    evaluation.few_nodes.push_back({nodes, PdsWithin(examples, nodes)});
  }
  evaluation.equal_nodes = NodesToBeRightOn(examples, evaluation.confusion.correct());
}

}  // namespace

int EvaluationPieces(const EvaluationPlan& plan) {
  return plan.folds * (static_cast<int>(plan.grid.size()) + 1);
}

Confusion PdsWithin(const std::vector<Example>& examples, uint64_t nodes) {
  Confusion confusion;
  for (const Example& example : examples) {
    confusion.Count(example.is_mate, example.is_mate && example.mate_nodes <= nodes);
  }
  return confusion;
}

uint64_t NodesToBeRightOn(const std::vector<Example>& examples, int64_t correct) {
  std::vector<uint64_t> nodes_of_mates;
  for (const Example& example : examples) {
    if (example.is_mate) nodes_of_mates.push_back(example.mate_nodes);
  }
  std::sort(nodes_of_mates.begin(), nodes_of_mates.end());
  const auto nones = static_cast<int64_t>(examples.size() - nodes_of_mates.size());
  const int64_t mates_needed = correct - nones;
  return mates_needed <= 0 ? 0 : nodes_of_mates[static_cast<size_t>(mates_needed) - 1];
}

absl::StatusOr<Evaluation> Evaluate(const Dataset& data, const std::vector<Example>& examples,
                                    const EvaluationPlan& plan, const GoOn& go_on) {
  Evaluation evaluation;
  evaluation.games = static_cast<int>(std::set<int>(data.games.begin(), data.games.end()).size());
  if (evaluation.games < plan.folds) return absl::InvalidArgumentError("fewer games than folds");
  evaluation.fold_of = FoldsByGame(data.games, plan.folds, plan.seed);
  evaluation.distances.resize(static_cast<size_t>(data.rows()));
  for (int fold = 0; fold < plan.folds; ++fold) {
    const Split split = SplitAt(AllRows(data), evaluation.fold_of, fold);
    HAKARI_ASSIGN_OR_RETURN(TestedFold tested, TestFold(data, split, plan, go_on));
    for (size_t i = 0; i < tested.rows.size(); ++i) {
      evaluation.distances[static_cast<size_t>(tested.rows[i])] = tested.distances[i];
    }
    evaluation.confusion = evaluation.confusion + tested.result.test;
    evaluation.folds.push_back(std::move(tested.result));
  }
  evaluation.always_none = PdsWithin(examples, 0);
  ScoreProbabilities(data, plan.folds, evaluation);
  ScoreFewNodes(examples, evaluation);
  return evaluation;
}

}  // namespace hakari::suites
