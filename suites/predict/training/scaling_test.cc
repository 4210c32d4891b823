#include "suites/predict/training/scaling.h"

#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

// Columns: 0, 4, 0, 4 · always 7 · 1, 2, 3, 4.
Dataset Small() {
  Dataset data;
  data.columns = 3;
  data.values = {0, 7, 1, 4, 7, 2, 0, 7, 3, 4, 7, 4};
  data.is_mate = {false, true, false, true};
  data.games = {1, 1, 2, 2};
  return data;
}

TEST(Scaling, MeansAndDeviations) {
  const Scaling scaling = FitScaling(Small(), {0, 1, 2, 3});
  EXPECT_DOUBLE_EQ(scaling.mean[0], 2);
  EXPECT_DOUBLE_EQ(scaling.factor[0], 0.5);
  EXPECT_DOUBLE_EQ(scaling.mean[2], 2.5);
  EXPECT_DOUBLE_EQ(scaling.Scaled(0, 4), 1);
}

TEST(Scaling, AColumnThatNeverChangesIsLeftOut) {
  EXPECT_EQ(FitScaling(Small(), {0, 1, 2, 3}).factor[1], 0);
}

TEST(Scaling, OnlyTheRowsNamedCount) { EXPECT_DOUBLE_EQ(FitScaling(Small(), {0, 1}).mean[2], 1.5); }

TEST(Scaling, FoldingBackChangesNoValue) {
  const Dataset data = Small();
  const Scaling scaling = FitScaling(data, AllRows(data));
  const LinearFunction scaled = {{1.5, 9, -0.25}, 0.75};
  const LinearFunction raw = FoldedBack(scaled, scaling);
  for (int row = 0; row < data.rows(); ++row) {
    double expected = scaled.bias;
    for (int i = 0; i < 3; ++i) {
      expected += scaled.weights[i] * scaling.Scaled(i, data.Row(row)[i]);
    }
    EXPECT_NEAR(raw.At(data.Row(row)), expected, 1e-12) << row;
  }
}

}  // namespace
}  // namespace hakari::suites
