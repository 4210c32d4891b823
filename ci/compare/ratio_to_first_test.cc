#include "ci/compare/ratio_to_first.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ci/compare/comparison.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"

namespace hakari::compare {
namespace {

// The counter "cuts" of A and B, position by position; -1: unknown.
Comparison Cuts(const std::vector<std::pair<int64_t, int64_t>>& counts) {
  Comparison comparison;
  comparison.contestants.resize(2);
  for (const auto& [first, second] : counts) {
    ComparedPosition& position = comparison.positions.emplace_back();
    for (const int64_t count : {first, second}) {
      ComparedAnswer& answer = position.answers.emplace_back();
      answer.outcome = suites::Outcome::Ran("7g7f");
      if (count >= 0) answer.outcome.counters["cuts"] = count;
    }
  }
  return comparison;
}

std::optional<RatioToFirst> RatioOfCuts(const Comparison& comparison) {
  return RatioOfMeasure(comparison, 1, 0.95, "cuts", CounterMeasure("cuts"));
}

TEST(RatioToFirst, IsTheMedianOfThePositionsThatHaveBoth) {
  const auto ratio =
      RatioOfCuts(Cuts({{10, 20}, {10, 30}, {10, 40000}, {0, 5}, {5, 0}, {-1, 5}, {5, -1}}));
  ASSERT_TRUE(ratio);
  EXPECT_EQ(ratio->positions, 3);
  EXPECT_NEAR(ratio->effect.estimate, 3, 1e-12);
  EXPECT_FALSE(ratio->effect.has_interval()) << "of three positions";
  EXPECT_EQ(RatioText(ratio), "3.000");
}

TEST(RatioToFirst, HasAnIntervalWhereThereAreEnough) {
  const auto ratio = RatioOfCuts(Cuts(std::vector<std::pair<int64_t, int64_t>>(30, {100, 150})));
  ASSERT_TRUE(ratio);
  EXPECT_EQ(RatioText(ratio), "1.500 [1.500, 1.500]");
}

TEST(RatioToFirst, IsNothingWhereNothingWasMeasured) {
  EXPECT_FALSE(RatioOfCuts(Cuts({{0, 5}, {5, 0}})));
  Comparison crashed = Cuts({{10, 20}});
  crashed.positions[0].answers[1].outcome.status = suites::OutcomeStatus::kCrashed;
  EXPECT_FALSE(RatioOfCuts(crashed));
  EXPECT_EQ(RatioText(std::nullopt), "-");
}

}  // namespace
}  // namespace hakari::compare
