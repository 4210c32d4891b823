#include "suites/predict/training/folds.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

std::vector<int> TenPositionsEachOf(int games) {
  std::vector<int> result;
  for (int game = 1; game <= games; ++game) result.insert(result.end(), 10, game * 3);
  return result;
}

TEST(Folds, NoGameIsSplitAndFoldsAreAlikeInSize) {
  const std::vector<int> games = TenPositionsEachOf(41);
  const std::vector<int> folds = FoldsByGame(games, 4, 1);
  std::map<int, std::set<int>> folds_of_game;
  std::map<int, int> size;
  for (size_t i = 0; i < games.size(); ++i) {
    folds_of_game[games[i]].insert(folds[i]);
    ++size[folds[i]];
  }
  for (const auto& [game, its_folds] : folds_of_game) EXPECT_EQ(its_folds.size(), 1U) << game;
  EXPECT_EQ(size.size(), 4U);
  for (const auto& [fold, rows] : size) EXPECT_TRUE(rows == 100 || rows == 110) << fold;
}

TEST(Folds, TheOrderOfTheRowsDoesNotMatter) {
  std::vector<int> games = TenPositionsEachOf(20);
  std::vector<int> folds = FoldsByGame(games, 4, 1);
  std::reverse(games.begin(), games.end());
  std::reverse(folds.begin(), folds.end());
  EXPECT_EQ(FoldsByGame(games, 4, 1), folds);
}

TEST(Folds, AnotherSeedDealsOtherwise) {
  const std::vector<int> games = TenPositionsEachOf(20);
  EXPECT_EQ(FoldsByGame(games, 4, 1), FoldsByGame(games, 4, 1));
  EXPECT_NE(FoldsByGame(games, 4, 1), FoldsByGame(games, 4, 2));
}

TEST(Folds, ASplitHoldsEveryRowOnce) {
  const Split split = SplitAt({0, 1, 2, 4}, {0, 1, 0, 1, 1}, 1);
  EXPECT_EQ(split.train, (std::vector<int>{0, 2}));
  EXPECT_EQ(split.test, (std::vector<int>{1, 4}));
}

}  // namespace
}  // namespace hakari::suites
