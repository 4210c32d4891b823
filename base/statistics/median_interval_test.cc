#include "base/statistics/median_interval.h"

#include <gtest/gtest.h>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "absl/strings/match.h"
#include "base/statistics/effect.h"
#include "base/statistics/median.h"

namespace hakari {
namespace {

std::vector<double> OneTo(int n) {
  std::vector<double> samples(n);
  std::iota(samples.begin(), samples.end(), 1);
  return samples;
}

// The tables of the order-statistic interval (Conover, Practical Nonparametric Statistics): the
// rank is the greatest with P(X < rank) <= 0.025 for X binomial(n, 1/2), the coverage 1 - 2 P(X <
// rank).
TEST(MedianInterval, TakesTheRanksOfTheTables) {
  const struct {
    int samples;
    int rank;
    double coverage;
  } kRows[] = {
      {6, 1, 1 - 2.0 / 64},           // the fewest for 95 %
      {8, 1, 1 - 2.0 / 256},          // rank 2 would cover 1 - 18/256 = 93.0 %
      {9, 2, 1 - 2 * 10.0 / 512},     // 96.1 %
      {10, 2, 1 - 2 * 11.0 / 1024},   // 97.9 %
      {20, 6, 0.9586105346679688},    // ranks 6 and 15
      {40, 14, 0.9615226917157997},   // ranks 14 and 27
      {100, 40, 0.9647997997822952},  // ranks 40 and 61
  };
  for (const auto& row : kRows) {
    const auto found = MedianIntervalOf(OneTo(row.samples), 0.95);
    ASSERT_TRUE(found.ok()) << row.samples;
    EXPECT_EQ(found->interval.low, row.rank) << row.samples;
    EXPECT_EQ(found->interval.high, row.samples + 1 - row.rank) << row.samples;
    EXPECT_NEAR(found->coverage, row.coverage, 1e-12) << row.samples;
    EXPECT_EQ(found->median, (row.samples + 1) / 2.0);
  }
}

TEST(MedianInterval, ACoverageOfExactlyTheConfidenceIsEnough) {
  EXPECT_TRUE(MedianIntervalOf(OneTo(6), 1 - 2.0 / 64).ok());
  EXPECT_FALSE(MedianIntervalOf(OneTo(6), 1 - 1.9 / 64).ok());
}

TEST(MedianInterval, OfAThousandDoesNotUnderflow) {
  // By the normal approximation 1000/2 - 1.96 * sqrt(1000)/2 = 469.
  const auto rank = MedianRankOf(1000, 0.95);
  ASSERT_TRUE(rank.has_value());
  EXPECT_EQ(rank->rank, 469);
  EXPECT_GE(MedianRankOf(1000000, 0.99)->coverage, 0.99);
}

TEST(MedianInterval, RefusesTooFewAndSaysHowMany) {
  EXPECT_EQ(SamplesNeeded(0.95), 6);
  EXPECT_EQ(SamplesNeeded(0.99), 8);
  EXPECT_EQ(SamplesNeeded(0.5), 2);
  EXPECT_EQ(SamplesNeeded(0.01), 2);
  for (double confidence : {0.01, 0.5, 0.8, 0.95, 0.99, 0.999}) {
    const int64_t needed = SamplesNeeded(confidence);
    EXPECT_TRUE(MedianRankOf(needed, confidence).has_value()) << confidence;
    EXPECT_FALSE(MedianRankOf(needed - 1, confidence).has_value()) << confidence;
  }
  const auto refused = MedianIntervalOf(OneTo(5), 0.95);
  ASSERT_FALSE(refused.ok());
  EXPECT_TRUE(absl::StrContains(refused.status().message(), "at least 6 are needed"))
      << refused.status();
  EXPECT_FALSE(MedianIntervalOf({}, 0.95).ok());
  EXPECT_FALSE(MedianIntervalOf({1}, 0.5).ok());
}

TEST(MedianInterval, RefusesWhatIsNoNumber) {
  std::vector<double> samples = OneTo(20);
  samples[3] = std::nan("");
  EXPECT_FALSE(MedianIntervalOf(samples, 0.95).ok());
  samples[3] = std::numeric_limits<double>::infinity();
  EXPECT_FALSE(MedianIntervalOf(samples, 0.95).ok());
  for (double confidence : {0.0, 1.0, -1.0, 95.0, std::nan("")}) {
    EXPECT_FALSE(MedianIntervalOf(OneTo(20), confidence).ok()) << confidence;
  }
}

TEST(MedianInterval, DoesNotDependOnTheOrder) {
  std::vector<double> samples = OneTo(20);
  std::reverse(samples.begin(), samples.end());
  std::swap(samples[2], samples[11]);
  const auto found = MedianIntervalOf(samples, 0.95);
  ASSERT_TRUE(found.ok());
  EXPECT_EQ(found->interval.low, 6);
  EXPECT_EQ(found->interval.high, 15);
}

TEST(MedianInterval, OfEqualSamplesIsAPoint) {
  const auto found = MedianIntervalOf(std::vector<double>(20, 0.25), 0.95);
  ASSERT_TRUE(found.ok());
  EXPECT_EQ(found->median, 0.25);
  EXPECT_EQ(found->interval.low, 0.25);
  EXPECT_EQ(found->interval.high, 0.25);
  EXPECT_EQ(found->interval.HalfWidth(), 0);
  EXPECT_TRUE(found->interval.Contains(0.25));
}

TEST(Median, IsTheMiddleOrTheMeanOfTheMiddleTwo) {
  EXPECT_EQ(MedianOf({7}), 7);
  EXPECT_EQ(MedianOf({3, 1, 2}), 2);
  EXPECT_EQ(MedianOf({4, 1, 3, 2}), 2.5);
  EXPECT_EQ(MedianOf({5, 5, 5, 5}), 5);
  EXPECT_EQ(MedianOf({9, 1, 1, 1}), 1);
}

TEST(Median, OfTheGreatestNumbersDoesNotOverflow) {
  const double greatest = std::numeric_limits<double>::max();
  EXPECT_EQ(MedianOf({greatest, greatest}), greatest);
}

TEST(Median, OfNothingOrOfNoNumberIsNone) {
  EXPECT_TRUE(std::isnan(MedianOf({})));
  EXPECT_TRUE(std::isnan(MedianOf({1, std::nan(""), 2})));
  EXPECT_TRUE(std::isnan(MedianOf({1, std::numeric_limits<double>::infinity(), 2})));
}

const Effect kRatio = {"time", EffectUnit::kRatio, 1.0117, {1.0031, 1.0204}, 0.95};

TEST(Effect, ItsTextHasTheUnitOnce) {
  EXPECT_EQ(EffectText(kRatio, 3), "1.012 [1.003, 1.020]");
  EXPECT_EQ(EffectText({"nodes", EffectUnit::kChange, -0.146, {-0.201, -0.09}, 0.95}, 1),
            "-14.6 % [-20.1, -9.0]");
  EXPECT_EQ(EffectText({"right", EffectUnit::kPoints, 2.14, {-0.5, 4.2}, 0.95}, 1),
            "+2.1 points [-0.5, +4.2]");
}

TEST(Effect, WithoutAnIntervalThereAreNoBrackets) {
  Effect effect = kRatio;
  effect.confidence = 0;
  EXPECT_EQ(EffectText(effect, 2), "1.01");
}

TEST(Effect, ARatioIsAChange) {
  const Effect change = AsChange(kRatio);
  EXPECT_EQ(change.what, "time");
  EXPECT_NEAR(change.estimate, 0.0117, 1e-12);
  EXPECT_EQ(EffectText(change, 1), "+1.2 % [+0.3, +2.0]");
  EXPECT_EQ(change.confidence, 0.95);
}

TEST(Effect, UnitsHaveNames) {
  EXPECT_EQ(EffectUnitName(EffectUnit::kRatio), "ratio");
  EXPECT_EQ(EffectUnitName(EffectUnit::kChange), "change");
  EXPECT_EQ(EffectUnitName(EffectUnit::kPoints), "points");
}

}  // namespace
}  // namespace hakari
