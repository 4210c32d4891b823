#include "bench/promises.h"

#include <gtest/gtest.h>

#include "bench/cases.h"

namespace hakari::bench {
namespace {

TEST(Promises, AreMadeForEveryBenchmark) {
  ASSERT_FALSE(AllCases().empty());
  for (const BenchCase& bench_case : AllCases()) {
    EXPECT_NE(TargetOf(bench_case.name), nullptr) << bench_case.name;
  }
}

TEST(Promises, AreMadeForNothingElse) {
  ASSERT_FALSE(AllTargets().empty());
  for (const Target& target : AllTargets()) {
    int benchmarks = 0;
    for (const BenchCase& bench_case : AllCases()) {
      benchmarks += TargetOf(bench_case.name) == &target;
    }
    EXPECT_GT(benchmarks, 0) << target.family;
  }
  EXPECT_EQ(TargetOf("no_such/quiet"), nullptr);
  EXPECT_EQ(TargetOf("legality/quiet"), nullptr);
}

TEST(Promises, AreEasierThanGoals) {
  ASSERT_FALSE(AllTargets().empty());
  for (const Target& target : AllTargets()) {
    if (target.bound == Bound::kMostNsPerPosition) {
      EXPECT_GT(target.promise, target.goal) << target.family;
    } else {
      EXPECT_LT(target.promise, target.goal) << target.family;
    }
  }
}

TEST(Margin, IsHowManyTimesBetterThanAsked) {
  Measured measured;
  measured.ns_per_position = 50;
  measured.items_per_second = 30e6;
  const Target time = {"a", Bound::kMostNsPerPosition, 1000, 100};
  EXPECT_EQ(PromiseMargin(time, measured), 20);
  EXPECT_EQ(GoalMargin(time, measured), 2);
  EXPECT_EQ(BoundText(time, time.goal, "moves"), "< 100 ns");
  const Target rate = {"a", Bound::kLeastItemsPerSecond, 10e6, 60e6};
  EXPECT_EQ(PromiseMargin(rate, measured), 3);
  EXPECT_EQ(GoalMargin(rate, measured), 0.5);
  EXPECT_EQ(BoundText(rate, rate.goal, "leaves"), "> 60 M leaves/s");
}

}  // namespace
}  // namespace hakari::bench
