// Judges every position by a model that was not trained on any position of its game.
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

// Trains on some rows; the resulting function is judged on others.
using Trainer =
    std::function<absl::StatusOr<FixedFunction>(const Dataset& data, const std::vector<int>& rows)>;

// The distance of each of `rows`, in their order, from the function trained on those folds of
// `rows` to which the row does not belong.
absl::StatusOr<std::vector<int64_t>> HeldOutDistances(const Dataset& data,
                                                      const std::vector<int>& rows,
                                                      const std::vector<int>& folds, int fold_count,
                                                      const Trainer& train);

// Counts predictions from the distances of `rows`, in their order: above 0 a mate is predicted.
Confusion ConfusionOf(const Dataset& data, const std::vector<int>& rows,
                      const std::vector<int64_t>& distances);

std::vector<int64_t> DistancesOf(const Dataset& data, const std::vector<int>& rows,
                                 const FixedFunction& function);

// The accuracy of an SVM with one C.
struct CTrial {
  double c = 0;
  Confusion confusion;
  bool converged = true;
};

// The candidates for C: each about three times the one before.
const std::vector<double>& CGrid();

// Called before every long piece of work, so that it can count them; false cancels the work.
using GoOn = std::function<bool()>;

// Trains within `rows` with every C of the grid, with a third of the games held out at a time.
// `go_on` is called for each C.
absl::StatusOr<std::vector<CTrial>> TryEveryC(const Dataset& data, const std::vector<int>& rows,
                                              const std::vector<double>& grid, uint64_t seed,
                                              const GoOn& go_on);

// The C of the most accurate trial; of several the least.
double BestC(const std::vector<CTrial>& trials);

// Folds for cross validation. Positions of one game resemble each other: if a split divided a game,
// a model would be tested on positions that it has almost seen. Therefore whole games go to a fold.

// The fold of each row, 0 .. folds - 1. Games are dealt out in an order that depends on the seed
// and the set of games, not on the order of the rows; the numbers of games per fold differ by at
// most one.
std::vector<int> FoldsByGame(const std::vector<int>& games, int folds, uint64_t seed);

// Row numbers in ascending order.
struct Split {
  std::vector<int> train;
  std::vector<int> test;
};

// The rows outside and inside of one fold.
Split SplitAt(const std::vector<int>& rows, const std::vector<int>& folds, int fold);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_TRAINING_CROSS_VALIDATION_H_
