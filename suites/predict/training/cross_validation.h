// Every position judged by a model that saw no position of its game.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_CROSS_VALIDATION_H_
#define HAKARI_SUITES_PREDICT_TRAINING_CROSS_VALIDATION_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/linear_function.h"
#include "suites/predict/training/scores.h"

namespace hakari::suites {

// Trains on some rows; what comes out is judged on others.
using Trainer =
    std::function<absl::StatusOr<FixedFunction>(const Dataset& data, const std::vector<int>& rows)>;

// The distance of each of `rows`, in their order, from the function that was trained on the folds
// of `rows` to which it does not belong.
absl::StatusOr<std::vector<int64_t>> HeldOutDistances(const Dataset& data,
                                                      const std::vector<int>& rows,
                                                      const std::vector<int>& folds, int fold_count,
                                                      const Trainer& train);

// Of distances of `rows`, in their order: above 0 a mate is predicted.
Confusion ConfusionOf(const Dataset& data, const std::vector<int>& rows,
                      const std::vector<int64_t>& distances);

std::vector<int64_t> DistancesOf(const Dataset& data, const std::vector<int>& rows,
                                 const FixedFunction& function);

// How right an SVM is with one C.
struct CTrial {
  double c = 0;
  Confusion confusion;
  bool converged = true;
};

// What C is chosen from: each about three times the one before.
const std::vector<double>& CGrid();

// Asked before every piece of long work, which it may count; false cancels it.
using GoOn = std::function<bool()>;

// Trains within `rows` with every C of the grid; held out is a third of the games at a time.
// `go_on` is asked for each C.
absl::StatusOr<std::vector<CTrial>> TryEveryC(const Dataset& data, const std::vector<int>& rows,
                                              const std::vector<double>& grid, uint64_t seed,
                                              const GoOn& go_on);

// The C of the most accurate trial, of several the least.
double BestC(const std::vector<CTrial>& trials);

// Folds for cross validation. Positions of one game resemble each other: were they on both sides of
// a split, a model would be tested on what it has all but seen. So whole games go to a fold.

// The fold of each row, 0 .. folds - 1. Games are dealt out in an order that depends on the seed
// and on which games there are, not on the order of the rows; no fold has two games more than
// another.
std::vector<int> FoldsByGame(const std::vector<int>& games, int folds, uint64_t seed);

// Row numbers in ascending order.
struct Split {
  std::vector<int> train;
  std::vector<int> test;
};

// `rows` without and within one fold.
Split SplitAt(const std::vector<int>& rows, const std::vector<int>& folds, int fold);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_CROSS_VALIDATION_H_
