#include "suites/predict/training/folds.h"

#include <cstddef>
#include <map>
#include <set>
#include <utility>

#include "base/random/dice.h"

namespace hakari::suites {

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
