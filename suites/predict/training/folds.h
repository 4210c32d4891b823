// Folds for cross validation. Positions of one game resemble each other: were they on both sides of
// a split, a model would be tested on what it has all but seen. So whole games go to a fold.
#ifndef HAKARI_SUITES_PREDICT_TRAINING_FOLDS_H_
#define HAKARI_SUITES_PREDICT_TRAINING_FOLDS_H_

#include <cstdint>
#include <vector>

namespace hakari::suites {

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

#endif  // HAKARI_SUITES_PREDICT_TRAINING_FOLDS_H_
