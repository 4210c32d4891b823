#include "bench/paired.h"

#include <gtest/gtest.h>

namespace hakari::bench {
namespace {

// A fake clock that the passes advance, so that times are exact.
struct FakeWork {
  double now = 0;

  std::function<uint64_t()> Taking(double seconds, uint64_t answer) {
    return [this, seconds, answer] {
      now += seconds;
      return answer;
    };
  }
  PairOptions Options() {
    PairOptions options;
    options.pairs = 5;
    options.seconds = 0.01;
    options.cpu_seconds = [this] { return now; };
    return options;
  }
};

TEST(Weigh, FindsTheRatio) {
  FakeWork work;
  const absl::StatusOr<Weighed> weighed =
      Weigh({"a", "moves", 0, 2, work.Taking(0.001, 50), work.Taking(0.003, 50)}, work.Options());
  ASSERT_TRUE(weighed.ok()) << weighed.status();
  EXPECT_NEAR(weighed->speed.estimate, 3, 1e-6);
  EXPECT_NEAR(weighed->speed.interval.low, 3, 1e-6);
  EXPECT_NEAR(weighed->speed.interval.high, 3, 1e-6);
  EXPECT_NEAR(weighed->ours_per_second, 50'000, 1);
  EXPECT_NEAR(weighed->theirs_per_second, 50 / 0.003, 1);
  EXPECT_EQ(weighed->least_goal, 2);
}

TEST(Weigh, ComparesRatesWhenTheirItemsAreNotOurs) {
  FakeWork work;
  Contest contest{"a", "nodes", 100, 0, work.Taking(0.001, 7), work.Taking(0.003, 7)};
  contest.their_items = 50;
  const absl::StatusOr<Weighed> weighed = Weigh(contest, work.Options());
  ASSERT_TRUE(weighed.ok()) << weighed.status();
  EXPECT_NEAR(weighed->speed.estimate, 6, 1e-6);
  EXPECT_NEAR(weighed->ours_per_second, 100'000, 1);
  EXPECT_NEAR(weighed->theirs_per_second, 50 / 0.003, 1);
}

TEST(Weigh, IsNotMovedByOneBadSample) {
  FakeWork work;
  int passes = 0;
  const auto mostly_even = [&] {
    work.now += ++passes == 20 ? 1.0 : 0.001;
    return uint64_t{1};
  };
  const absl::StatusOr<Weighed> weighed =
      Weigh({"a", "moves", 0, 0, mostly_even, work.Taking(0.001, 1)}, work.Options());
  ASSERT_TRUE(weighed.ok());
  EXPECT_NEAR(weighed->speed.estimate, 1, 1e-6);
}

TEST(Weigh, GivesNoFiguresIfTheAnswersDiffer) {
  FakeWork work;
  EXPECT_FALSE(
      Weigh({"a", "moves", 0, 0, work.Taking(0.001, 1), work.Taking(0.001, 2)}, work.Options())
          .ok());
  EXPECT_FALSE(
      Weigh({"a", "moves", 0, 0, work.Taking(0.001, 0), work.Taking(0.001, 0)}, work.Options())
          .ok());
}

TEST(Weigh, GivesNoFiguresIfAnAnswerChanges) {
  FakeWork work;
  uint64_t passes = 0;
  const auto fickle = [&] {
    work.now += 0.001;
    return ++passes > 5 ? uint64_t{2} : uint64_t{1};
  };
  EXPECT_FALSE(Weigh({"a", "moves", 0, 0, fickle, work.Taking(0.001, 1)}, work.Options()).ok());
}

}  // namespace
}  // namespace hakari::bench
