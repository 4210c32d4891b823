#include "suites/predict/training/examples.h"

#include "gtest/gtest.h"
#include "suites/predict/training/dataset.h"

namespace hakari::suites {
namespace {

ProblemSet Problems() {
  return *ParseProblemSet(
      "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 ; id=a game=7\n"
      "sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1 ; id=b game=7\n"
      "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1 ; id=c game=x\n",
      "test");
}

TEST(Examples, ALabelAndItsPosition) {
  const auto examples =
      MakeExamples(Problems(), {{"a", LabelWay::kPds, 3}, {"b", LabelWay::kOpen, 50}});
  ASSERT_TRUE(examples.ok()) << examples.status();
  ASSERT_EQ(examples->size(), 2U);
  EXPECT_EQ((*examples)[0].game, 7);
  EXPECT_TRUE((*examples)[0].is_mate);
  EXPECT_EQ((*examples)[0].mate_nodes, 3U);
  EXPECT_FALSE((*examples)[1].is_mate);
  EXPECT_EQ((*examples)[1].mate_nodes, 0U);
}

TEST(Examples, WhatDoesNotFitIsRefused) {
  EXPECT_FALSE(MakeExamples(Problems(), {}).ok());
  EXPECT_FALSE(MakeExamples(Problems(), {{"d", LabelWay::kPds, 3}}).ok());
  EXPECT_FALSE(MakeExamples(Problems(), {{"c", LabelWay::kPds, 3}}).ok());
  EXPECT_FALSE(ReadExamples("none.sfen", "none.txt").ok());
}

TEST(Dataset, RowsFollowTheExamples) {
  const auto examples =
      MakeExamples(Problems(), {{"a", LabelWay::kPds, 3}, {"b", LabelWay::kPdsNone, 5}});
  ASSERT_TRUE(examples.ok());
  const FeatureSet two = {"two", 2, [](const Position& position, int8_t* row) {
                            row[0] = static_cast<int8_t>(position.pieces().Count());
                            row[1] = -1;
                          }};
  const Dataset data = MakeDataset(*examples, two);
  ASSERT_EQ(data.rows(), 2);
  EXPECT_EQ(data.Row(0)[0], 3);
  EXPECT_EQ(data.Row(1)[0], 2);
  EXPECT_EQ(data.Row(1)[1], -1);
  EXPECT_TRUE(data.is_mate[0]);
  EXPECT_EQ(data.games[1], 7);
  EXPECT_EQ(MakeDataset(*examples, PredictFeatures()).columns, 129);
}

}  // namespace
}  // namespace hakari::suites
