#include "suites/predict/training/cross_validation.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/status/testing.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/predict/sharp/sharp_features.h"
#include "gtest/gtest.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/feature_lists.h"

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

ProblemSet Problems() {
  return *ParseProblemSet(
      "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 ; id=a game=7\n"
      "sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1 ; id=b game=7\n"
      "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 ; id=c game=x\n",
      "test");
}

TEST(Examples, ALabelAndItsPosition) {
  HAKARI_ASSERT_OK(const auto examples, MakeExamples(Problems(), {{"a", LabelWay::kPds, 3},
                                                                  {"b", LabelWay::kOpen, 50}}));
  ASSERT_EQ(examples.size(), 2U);
  EXPECT_EQ(examples[0].game, 7);
  EXPECT_TRUE(examples[0].is_mate);
  EXPECT_EQ(examples[0].mate_nodes, 3U);
  EXPECT_FALSE(examples[1].is_mate);
  EXPECT_EQ(examples[1].mate_nodes, 0U);
}

TEST(Examples, WhatDoesNotFitIsRefused) {
  EXPECT_FALSE(MakeExamples(Problems(), {}).ok());
  EXPECT_FALSE(MakeExamples(Problems(), {{"d", LabelWay::kPds, 3}}).ok());
  EXPECT_FALSE(MakeExamples(Problems(), {{"c", LabelWay::kPds, 3}}).ok());
  EXPECT_FALSE(ReadExamples("none.sfen", "none.txt").ok());
}

TEST(Dataset, RowsFollowTheExamples) {
  HAKARI_ASSERT_OK(const auto examples, MakeExamples(Problems(), {{"a", LabelWay::kPds, 3},
                                                                  {"b", LabelWay::kPdsNone, 5}}));
  const FeatureSet two = {"two", 2, [](const Position& position, int8_t* row) {
                            row[0] = static_cast<int8_t>(position.pieces().Count());
                            row[1] = -1;
                          }};
  const Dataset data = MakeDataset(examples, two);
  ASSERT_EQ(data.rows(), 2);
  EXPECT_EQ(data.Row(0)[0], 3);
  EXPECT_EQ(data.Row(1)[0], 2);
  EXPECT_EQ(data.Row(1)[1], -1);
  EXPECT_TRUE(data.is_mate[0]);
  EXPECT_EQ(data.games[1], 7);
  EXPECT_EQ(MakeDataset(examples, PredictFeatures()).columns, 129);
}

TEST(FeatureLists, AreNamedByTheirTables) {
  EXPECT_EQ(FeatureListNames(), (std::vector<std::string>{"thesis", "sharp"}));
  for (const std::string& name : FeatureListNames()) {
    HAKARI_ASSERT_OK(const auto list, FeatureListNamed(name));
    EXPECT_EQ(list.table->name(), name);
    EXPECT_EQ(list.table->size(), list.features.columns);
    EXPECT_GT(list.c_grid.size(), 1U);
  }
  EXPECT_EQ(FeatureListNamed("sharper").status().message(),
            "unknown feature list 'sharper'; the lists are thesis, sharp");
}

TEST(FeatureLists, TheSideToMoveAttacks) {
  const Position position = *notation::ParseSfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
  const FeatureList list = *FeatureListNamed("sharp");
  std::vector<int8_t> row(static_cast<size_t>(list.features.columns));
  list.features.extract(position, row.data());
  predict::SharpFeatures features;
  predict::ExtractSharpFeatures(position, kBlack, features);
  EXPECT_TRUE(std::equal(row.begin(), row.end(), features.begin(), features.end()));
}

}  // namespace
}  // namespace hakari::suites
