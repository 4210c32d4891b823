#include "base/statistics/change_points.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random/dice.h"

namespace hakari {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Uniform between level - 1/2 and level + 1/2.
void Append(std::vector<double>& series, int count, double level, Dice& dice) {
  constexpr uint64_t kGrains = 1000000;
  for (int i = 0; i < count; ++i) {
    series.push_back(level - 0.5 + static_cast<double>(dice.Below(kGrains)) / kGrains);
  }
}

std::vector<size_t> IndicesOf(const std::vector<double>& series) {
  const auto points = ChangePoints(series);
  EXPECT_TRUE(points.ok()) << points.status();
  std::vector<size_t> indices;
  for (const ChangePoint& point : points.value_or(std::vector<ChangePoint>())) {
    EXPECT_LE(point.p_value, 0.05);
    indices.push_back(point.index);
  }
  return indices;
}

TEST(ChangePoints, AStepByHand) {
  // Of the 70 ways to shuffle four zeros and four ones only two separate them again, so the p value
  // is near 2/70 = 2.9 %. It is a little larger because the found cut counts as one of the 200, and
  // because the end of the stretch varies.
  const auto points = ChangePoints({0, 0, 0, 0, 1, 1, 1, 1});
  ASSERT_TRUE(points.ok());
  ASSERT_EQ(points->size(), 1u);
  EXPECT_EQ(points->front().index, 4u);
  EXPECT_NEAR(points->front().p_value, 2.0 / 70, 0.02);
}

TEST(ChangePoints, FindsStepsInNoise) {
  Dice dice(7);
  std::vector<double> series;
  Append(series, 30, 10, dice);
  Append(series, 20, 11, dice);
  Append(series, 25, 10, dice);
  EXPECT_THAT(IndicesOf(series), ElementsAre(30, 50));
}

TEST(ChangePoints, FindsAChangeOfTheLastRuns) {
  Dice dice(3);
  std::vector<double> series;
  Append(series, 30, 10, dice);
  Append(series, 4, 12, dice);
  EXPECT_THAT(IndicesOf(series), ElementsAre(30));
}

TEST(ChangePoints, OfNothingButNoiseIsRarelyOne) {
  // At a level of 5 % two hundred series give ten false points on average. Twenty would be three
  // standard deviations (3.1 each) more.
  Dice dice(11);
  int alarms = 0;
  for (int i = 0; i < 200; ++i) {
    std::vector<double> series;
    Append(series, 20, 0, dice);
    ChangePointOptions options;
    options.seed = static_cast<uint64_t>(i);
    options.permutations = 99;
    alarms += !ChangePoints(series, options)->empty();
  }
  EXPECT_LT(alarms, 20);
  EXPECT_GT(alarms, 0);
}

TEST(ChangePoints, OneSpikeIsNoLevel) {
  std::vector<double> series(20, 1.0);
  series[9] = 100;
  EXPECT_THAT(IndicesOf(series), IsEmpty());
}

TEST(ChangePoints, OfTooLittleOrNothingNew) {
  EXPECT_THAT(IndicesOf({}), IsEmpty());
  EXPECT_THAT(IndicesOf({1}), IsEmpty());
  EXPECT_THAT(IndicesOf({1, 1, 9, 9, 9}), IsEmpty());  // shorter than two segments
  EXPECT_THAT(IndicesOf(std::vector<double>(50, 3.0)), IsEmpty());
}

TEST(ChangePoints, RefusesWhatMakesNoSense) {
  EXPECT_FALSE(ChangePoints({1, std::nan("")}).ok());
  EXPECT_FALSE(ChangePoints(std::vector<double>(kMostSeries + 1, 0)).ok());
  ChangePointOptions options;
  options.least_segment = 1;
  EXPECT_FALSE(ChangePoints({1, 2, 3}, options).ok());
}

}  // namespace
}  // namespace hakari
