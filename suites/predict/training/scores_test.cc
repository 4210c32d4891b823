#include "suites/predict/training/scores.h"

#include <algorithm>
#include <vector>

#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

TEST(Confusion, TheThesissOwnTables) {
  const Confusion table = {6414, 1865, 3745, 27976};
  EXPECT_EQ(table.total(), 40000);
  EXPECT_EQ(table.mates(), 10159);
  EXPECT_NEAR(*table.OfMate().precision, .775, .0005);
  EXPECT_NEAR(*table.OfMate().recall, .631, .0005);
  EXPECT_NEAR(*table.OfMate().f1, .696, .0005);
  EXPECT_NEAR(*table.OfNone().precision, .882, .0005);
  EXPECT_NEAR(*table.OfNone().recall, .938, .0006);  // .9375 on the dot
  EXPECT_NEAR(*table.OfNone().f1, .909, .0005);
  EXPECT_NEAR(table.Accuracy(), .860, .0005);
}

TEST(Confusion, CountsWhereItBelongs) {
  Confusion table;
  table.Count(true, true);
  table.Count(false, true);
  table.Count(true, false);
  table.Count(true, false);
  for (int i = 0; i < 4; ++i) table.Count(false, false);
  EXPECT_EQ(table, (Confusion{1, 1, 2, 4}));
  EXPECT_EQ(table + table, (Confusion{2, 2, 4, 8}));
}

TEST(Confusion, WhoNeverPredictsAMateHasNoPrecision) {
  const Confusion always_none = {0, 0, 10, 30};
  EXPECT_FALSE(always_none.OfMate().precision.has_value());
  EXPECT_EQ(always_none.OfMate().recall, 0);
  EXPECT_EQ(always_none.OfMate().f1, 0);
  EXPECT_DOUBLE_EQ(always_none.Accuracy(), .75);
  EXPECT_DOUBLE_EQ(*always_none.OfNone().precision, .75);
}

TEST(Auc, ByHand) {
  // Pairs: 3 > 1, 3 > 2, 2 > 1, 2 = 2: three and a half of four.
  EXPECT_DOUBLE_EQ(Auc({1, 3, 2, 2}, {false, true, true, false}), 3.5 / 4);
  EXPECT_DOUBLE_EQ(Auc({1, 2, 3, 4}, {false, false, true, true}), 1);
  EXPECT_DOUBLE_EQ(Auc({1, 2, 3, 4}, {true, true, false, false}), 0);
  EXPECT_DOUBLE_EQ(Auc({5, 5, 5}, {true, false, false}), .5);
  EXPECT_DOUBLE_EQ(Auc({5, 6}, {true, true}), .5);
}

TEST(Calibration, TenSteps) {
  const auto steps = Calibration({0.05, 0.07, 0.1, 0.95, 1.0}, {false, true, false, true, true});
  ASSERT_EQ(steps.size(), 10U);
  EXPECT_EQ(steps[0].positions, 2);
  EXPECT_EQ(steps[0].mates, 1);
  EXPECT_NEAR(steps[0].MeanProbability(), 0.06, 1e-12);
  EXPECT_EQ(steps[1].positions, 1);
  EXPECT_EQ(steps[9].positions, 2);
  EXPECT_DOUBLE_EQ(steps[9].MateShare(), 1);
}

TEST(BrierScore, ByHand) {
  EXPECT_DOUBLE_EQ(BrierScore({0.5, 1, 0}, {true, true, true}), (0.25 + 0 + 1) / 3);
}

TEST(Scores, DisagreementCountsWhereOnlyOneIsRight) {
  const std::vector<bool> is_mate = {true, true, true, false, false, false};
  const Disagreement found = DisagreementOf({1, 1, -1, 0, -5, 1}, {1, -1, -1, 2, 3, 0}, is_mate);
  EXPECT_EQ(found.only_first_right, 3);   // the second, fourth and fifth
  EXPECT_EQ(found.only_second_right, 1);  // the last
}

}  // namespace
}  // namespace hakari::suites
