#include "suites/predict/training/cross_validation.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

#include "absl/status/status.h"
#include "base/random/dice.h"
#include "base/status/macros.h"
#include "suites/predict/training/svm.h"

namespace hakari::suites {
namespace {

constexpr int kFoldsForC = 3;

absl::StatusOr<CTrial> TryC(const Dataset& data, const std::vector<int>& rows,
                            const std::vector<int>& folds, double c) {
  CTrial trial;
  trial.c = c;
  SvmOptions options;
  options.c = c;
  const auto train = [&](const Dataset& all,
                         const std::vector<int>& training) -> absl::StatusOr<FixedFunction> {
    HAKARI_ASSIGN_OR_RETURN(const SvmResult trained, TrainSvm(all, training, options));
    trial.converged = trial.converged && trained.converged;
    return Rounded(trained.function);
  };
  HAKARI_ASSIGN_OR_RETURN(const auto distances,
                          HeldOutDistances(data, rows, folds, kFoldsForC, train));
  trial.confusion = ConfusionOf(data, rows, distances);
  return trial;
}

}  // namespace

std::vector<int64_t> DistancesOf(const Dataset& data, const std::vector<int>& rows,
                                 const FixedFunction& function) {
  std::vector<int64_t> distances;
  distances.reserve(rows.size());
  for (const int row : rows) distances.push_back(function.At(data.Row(row)));
  return distances;
}

absl::StatusOr<std::vector<int64_t>> HeldOutDistances(const Dataset& data,
                                                      const std::vector<int>& rows,
                                                      const std::vector<int>& folds, int fold_count,
                                                      const Trainer& train) {
  std::vector<int64_t> by_row(static_cast<size_t>(data.rows()));
  for (int fold = 0; fold < fold_count; ++fold) {
    const Split split = SplitAt(rows, folds, fold);
    HAKARI_ASSIGN_OR_RETURN(const FixedFunction function, train(data, split.train));
    for (const int row : split.test) by_row[static_cast<size_t>(row)] = function.At(data.Row(row));
  }
  std::vector<int64_t> distances;
  distances.reserve(rows.size());
  for (const int row : rows) distances.push_back(by_row[static_cast<size_t>(row)]);
  return distances;
}

Confusion ConfusionOf(const Dataset& data, const std::vector<int>& rows,
                      const std::vector<int64_t>& distances) {
  Confusion confusion;
  for (size_t i = 0; i < rows.size(); ++i) {
    confusion.Count(data.is_mate[static_cast<size_t>(rows[i])], distances[i] > 0);
  }
  return confusion;
}

const std::vector<double>& CGrid() {
  static const auto& grid = *new std::vector<double>{0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3};
  return grid;
}

absl::StatusOr<std::vector<CTrial>> TryEveryC(const Dataset& data, const std::vector<int>& rows,
                                              const std::vector<double>& grid, uint64_t seed,
                                              const GoOn& go_on) {
  const std::vector<int> folds = FoldsByGame(data.games, kFoldsForC, seed);
  std::vector<CTrial> trials;
  for (const double c : grid) {
    if (!go_on()) return absl::CancelledError("interrupted");
    HAKARI_ASSIGN_OR_RETURN(const CTrial trial, TryC(data, rows, folds, c));
    trials.push_back(trial);
  }
  return trials;
}

double BestC(const std::vector<CTrial>& trials) {
  return std::max_element(trials.begin(), trials.end(),
                          [](const CTrial& a, const CTrial& b) {
                            return a.confusion.correct() < b.confusion.correct();
                          })
      ->c;
}

std::vector<int> FoldsByGame(const std::vector<int>& games, int folds, uint64_t seed) {
  const std::set<int> distinct(games.begin(), games.end());
  std::vector<int> shuffled(distinct.begin(), distinct.end());
  Dice dice(seed);
  for (size_t left = shuffled.size(); left > 1; --left) {
    const size_t drawn = dice.Below(left);
    std::swap(shuffled[left - 1], shuffled[drawn]);
  }
  std::map<int, int> fold_of;
  for (size_t i = 0; i < shuffled.size(); ++i) {
    fold_of[shuffled[i]] = static_cast<int>(i % static_cast<size_t>(folds));
  }
  std::vector<int> result;
  result.reserve(games.size());
  for (const int game : games) result.push_back(fold_of[game]);
  return result;
}

Split SplitAt(const std::vector<int>& rows, const std::vector<int>& folds, int fold) {
  Split split;
  for (const int row : rows) {
    (folds[static_cast<size_t>(row)] == fold ? split.test : split.train).push_back(row);
  }
  return split;
}

}  // namespace hakari::suites
