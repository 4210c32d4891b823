#include "ci/reproduce/search_lab.h"

#include <atomic>
#include <string>

#include "absl/status/status.h"
#include "base/statistics/effect.h"
#include "ci/reproduce/claim.h"
#include "engine/predict/search/model_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr PositionsFor kChoosing = PositionsFor::kChoosing;

class SearchLabTest : public ::testing::Test {
 protected:
  static LabOptions Options() {
    LabOptions options;
    options.choosing = *suites::ReadExperimentSet(".", "suites/mate/choosing.sfen", {});
    options.trying = *suites::ReadExperimentSet(".", "suites/mate/positions.sfen", {1, 200});
    options.nodes = 500;
    options.model = &predict::testing::HandMadeModel();
    options.model_name = "by hand";
    options.keeping.quiet = true;
    return options;
  }

  std::atomic<bool> stop_{false};
  SearchLab lab_{Options(), {".", 1, 0, &stop_}};
};

TEST_F(SearchLabTest, RunsASettingOnce) {
  const auto first = lab_.Run(kChoosing, "pds");
  ASSERT_TRUE(first.ok()) << first.status();
  EXPECT_EQ(*lab_.Run(kChoosing, "pds"), *first);
  EXPECT_EQ(lab_.runs().size(), 1u);
  const auto fewer = lab_.Run(kChoosing, "pds", 100);
  EXPECT_NE(*fewer, *first);
  EXPECT_EQ(lab_.runs().size(), 1u) << "other limits are kept apart";
}

TEST_F(SearchLabTest, SaysWhatItIsMeasuredOn) {
  EXPECT_EQ(lab_.MeasuredOn(PositionsFor::kTrying),
            "50 positions (positions-1of200) of at most 500 nodes each; model by hand");
}

TEST_F(SearchLabTest, ASettingAgainstItselfCostsTheSame) {
  const auto pair = lab_.Pair(kChoosing, "pds", "increments-step-shrinking-0");
  ASSERT_TRUE(pair.ok()) << pair.status();
  const auto ratio = CostRatio(lab_.set(kChoosing), *pair, CostOf::kNodes, Among::kAll);
  ASSERT_TRUE(ratio.ok()) << ratio.status();
  EXPECT_EQ(ratio->estimate, 1);
  EXPECT_EQ(ratio->interval.low, 1);
  EXPECT_EQ(ratio->interval.high, 1);
}

// Positions of one game are drawn together: the interval is over ten games, not a hundred
// positions.
TEST_F(SearchLabTest, TheIntervalIsOverGames) {
  suites::SearchPair pair;
  pair.positions.resize(100);
  for (size_t i = 0; i < 100; ++i) {
    pair.positions[i].first_nodes = 10;
    pair.positions[i].second_nodes = i < 10 ? 110 : 10;
    pair.positions[i].both = true;
  }
  const auto ratio = CostRatio(lab_.set(kChoosing), pair, CostOf::kNodes, Among::kBothSolved);
  ASSERT_TRUE(ratio.ok()) << ratio.status();
  EXPECT_DOUBLE_EQ(ratio->estimate, 2);
  EXPECT_DOUBLE_EQ(ratio->interval.low, 1) << "a third of the draws has no part of that game";
}

TEST_F(SearchLabTest, OtherPositionsThanTheSetsAreAnError) {
  suites::SearchPair pair;
  pair.positions.resize(3);
  EXPECT_FALSE(CostRatio(lab_.set(kChoosing), pair, CostOf::kNodes, Among::kAll).ok());
}

TEST_F(SearchLabTest, StoppingIsSaid) {
  stop_ = true;
  const absl::Status stopped = lab_.Run(kChoosing, "order").status();
  EXPECT_EQ(stopped.code(), absl::StatusCode::kCancelled);
  EXPECT_THAT(std::string(stopped.message()), HasSubstr("order over choosing"));
}

TEST(GameCounts, AddsUpGameByGame) {
  GameCounts<std::string> counts(2);
  counts.Add("second", 0, 1);
  counts.Add("first", 1, 3);
  counts.Add("second", 0, 1);
  EXPECT_THAT(counts.Groups(), ElementsAre(ElementsAre(0, 3), ElementsAre(2, 0)));
}

Effect Ratio(double estimate, double low, double high) {
  return {"nodes", EffectUnit::kRatio, estimate, {low, high}, 0.95};
}

Effect Points(double estimate, double low, double high) {
  return {"right", EffectUnit::kPoints, estimate, {low, high}, 0.95};
}

Holding Change(double published, double ratio, double low, double high) {
  return JudgeChange("", published, Ratio(ratio, low, high)).holding;
}

TEST(JudgeFall, ByItsInterval) {
  EXPECT_EQ(JudgeFall("", Ratio(0.9, 0.8, 0.99)).holding, Holding::kHolds);
  EXPECT_EQ(JudgeFall("", Ratio(1.1, 1.01, 1.2)).holding, Holding::kDoesNotHold);
  EXPECT_EQ(JudgeFall("", Ratio(0.9, 0.8, 1.01)).holding, Holding::kNotShown);
}

TEST(JudgeChange, AFallAsLargeHolds) {
  EXPECT_EQ(Change(0.8, 0.7, 0.6, 0.75), Holding::kHolds);
  EXPECT_EQ(Change(0.8, 0.85, 0.78, 0.92), Holding::kHolds) << "the interval reaches it";
}

TEST(JudgeChange, ASmallerFallHoldsInPart) {
  EXPECT_EQ(Change(0.8, 0.95, 0.92, 0.98), Holding::kHoldsInPart);
}

TEST(JudgeChange, TheOtherDirectionDoesNotHold) {
  EXPECT_EQ(Change(0.8, 1.1, 1.05, 1.2), Holding::kDoesNotHold);
  EXPECT_EQ(Change(1.1, 0.9, 0.8, 0.95), Holding::kDoesNotHold);
}

TEST(JudgeChange, AnIntervalWithNoChangeInItShowsNothing) {
  EXPECT_EQ(Change(0.8, 0.9, 0.7, 1.1), Holding::kNotShown);
}

TEST(JudgeChange, ARiseIsJudgedAlike) {
  EXPECT_EQ(Change(1.2, 1.25, 1.15, 1.3), Holding::kHolds);
  EXPECT_EQ(Change(1.5, 1.2, 1.15, 1.3), Holding::kHoldsInPart);
  EXPECT_EQ(Change(1.1, 1.2, 1.15, 1.3), Holding::kHoldsInPart) << "a cost that is larger";
}

TEST(JudgeChange, NoChangeIsAClaimToo) {
  EXPECT_EQ(Change(0.999, 1.02, 0.98, 1.05), Holding::kHolds);
  EXPECT_EQ(Change(0.999, 0.9, 0.85, 0.95), Holding::kDoesNotHold);
}

TEST(JudgeChange, SaysWhatWasMeasured) {
  EXPECT_EQ(JudgeChange("", 0.8, Ratio(0.854, 0.8, 0.91)).measured, "-14.6 % [-20.0, -9.0]");
  EXPECT_EQ(ChangeText(1.037), "+3.7 %");
}

TEST(JudgeCounts, TakesMoreThanChance) {
  EXPECT_EQ(JudgeCounts("", true, 0, 10).holding, Holding::kHolds);
  EXPECT_EQ(JudgeCounts("", true, 10, 0).holding, Holding::kDoesNotHold);
  EXPECT_EQ(JudgeCounts("", false, 10, 0).holding, Holding::kHolds);
  EXPECT_EQ(JudgeCounts("", true, 1, 3).holding, Holding::kNotShown);
  EXPECT_EQ(JudgeCounts("", true, 0, 0).holding, Holding::kNotShown);
}

// If n problems are solved only by the second, p = 2 / 2^n: above 0.05 for five, below for six. If
// the first also solves one alone, p = 2 * (n + 2) / 2^(n + 1).
TEST(JudgeCounts, TheAlarmIsOneInTwenty) {
  EXPECT_EQ(JudgeCounts("", true, 0, 5).holding, Holding::kNotShown);  // p = 0.063
  EXPECT_EQ(JudgeCounts("", true, 0, 6).holding, Holding::kHolds);     // p = 0.031
  EXPECT_EQ(JudgeCounts("", true, 1, 7).holding, Holding::kNotShown);  // p = 0.070
  EXPECT_EQ(JudgeCounts("", true, 1, 8).holding, Holding::kHolds);     // p = 0.039
  EXPECT_EQ(JudgeCounts("", true, 6, 0).holding, Holding::kDoesNotHold);
  EXPECT_EQ(JudgeCounts("", false, 0, 6).holding, Holding::kDoesNotHold);
  EXPECT_EQ(JudgeCounts("", true, 0, 6).measured, "6 gained, 0 lost, p = 0.031");
}

TEST(JudgeLeast, AllOfTheIntervalOrNone) {
  EXPECT_EQ(JudgeLeast("", 0.7, {0.7, 0.8}, "").holding, Holding::kHolds);
  EXPECT_EQ(JudgeLeast("", 0.7, {0.65, 0.75}, "").holding, Holding::kNotShown);
  EXPECT_EQ(JudgeLeast("", 0.7, {0.6, 0.7}, "").holding, Holding::kNotShown);
  EXPECT_EQ(JudgeLeast("", 0.7, {0.6, 0.69}, "").holding, Holding::kDoesNotHold);
  EXPECT_EQ(JudgeLeast("", 0.7, {0.6, 0.69}, "much less").measured, "much less");
}

TEST(JudgeDifference, DirectionFirstThenSize) {
  const auto judged = [](double published, double low, double high) {
    return JudgeDifference("", published, Points((low + high) / 2, low, high)).holding;
  };
  EXPECT_EQ(judged(-3, -3.5, -2.5), Holding::kHolds);
  EXPECT_EQ(judged(-3, -2.5, -1.5), Holding::kHoldsInPart) << "less";
  EXPECT_EQ(judged(-3, -5, -4), Holding::kHoldsInPart) << "more";
  EXPECT_EQ(judged(-3, -1, 0.5), Holding::kNotShown);
  EXPECT_EQ(judged(-3, 1, 2), Holding::kDoesNotHold);
  EXPECT_EQ(judged(3, 2, 4), Holding::kHolds);
  EXPECT_EQ(JudgeDifference("", -3, Points(-2.14, -2.5, -1.75)).measured,
            "-2.1 points [-2.5, -1.8]");
}

TEST(JudgeFact, IsSoOrIsNot) {
  EXPECT_EQ(JudgeFact("", true, "10 of 10").holding, Holding::kHolds);
  EXPECT_EQ(HoldingText(JudgeFact("", false, "0 of 10").holding), "does not hold");
}

}  // namespace
}  // namespace hakari::reproduce
