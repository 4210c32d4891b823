#include "bench/runner.h"

#include <gtest/gtest.h>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/statistics/median.h"
#include "base/time/cpu_time.h"
#include "bench/cases.h"
#include "bench/promises.h"

namespace hakari::bench {
namespace {

constexpr double kPassSeconds = 0.0005;

// Uses a known amount of CPU time, so that the figures are predictable.
BenchCase Spinning(const std::string& name, uint64_t answer) {
  BenchCase bench_case;
  bench_case.name = name;
  bench_case.unit = "moves";
  bench_case.items = 1000;
  bench_case.positions = 10;
  bench_case.pass = [answer] {
    const double until = ThreadCpuSeconds() + kPassSeconds;
    while (ThreadCpuSeconds() < until) continue;
    return answer;
  };
  return bench_case;
}

RunOptions Briefly() {
  RunOptions options;
  options.seconds = 0.002;
  options.repetitions = 3;
  return options;
}

Answers Truths(const std::map<std::string, uint64_t>& values) {
  Answers answers;
  for (const auto& [name, value] : values) answers[name] = {AnswerKind::kTruth, value};
  return answers;
}

TEST(Measure, ReportsTimeAndRate) {
  const absl::StatusOr<std::vector<Measured>> measured =
      Measure({Spinning("b", 1), Spinning("a", 2)}, Truths({{"a", 2}, {"b", 1}}), Briefly());
  ASSERT_TRUE(measured.ok()) << measured.status();
  ASSERT_EQ(measured->size(), 2u);
  EXPECT_EQ((*measured)[0].name, "b");
  EXPECT_EQ((*measured)[1].name, "a");
  EXPECT_EQ((*measured)[0].unit, "moves");
  constexpr double kNs = kPassSeconds * 1e9 / 10, kRate = 1000 / kPassSeconds;
  EXPECT_GE((*measured)[0].ns_per_position, kNs);
  EXPECT_LT((*measured)[0].ns_per_position, 3 * kNs);
  EXPECT_LE((*measured)[0].items_per_second, kRate);
  EXPECT_GT((*measured)[0].items_per_second, kRate / 3);
}

TEST(Measure, GivesNoFiguresIfAnAnswerIsWrong) {
  EXPECT_FALSE(
      Measure({Spinning("a", 1), Spinning("b", 2)}, Truths({{"a", 1}, {"b", 3}}), Briefly()).ok());
  EXPECT_FALSE(Measure({Spinning("a", 1)}, Truths({{"b", 1}}), Briefly()).ok());
  EXPECT_FALSE(Measure({}, Truths({{"a", 1}}), Briefly()).ok());
}

// The figures use the actual count, not the expected one.
TEST(Measure, GivesFiguresOfACountThatDiffersAndSaysSo) {
  BenchCase search = Spinning("search", 2000);
  search.items = 0;  // the answer is the number of items
  const Answers answers = {{"search", {AnswerKind::kCount, 1}}};
  const absl::StatusOr<std::vector<Measured>> measured = Measure({search}, answers, Briefly());
  ASSERT_TRUE(measured.ok()) << measured.status();
  EXPECT_EQ(measured->front().answer, 2000u);
  EXPECT_EQ(measured->front().expected, 1u);
  EXPECT_TRUE(measured->front().CountDiffers());
  EXPECT_GT(measured->front().items_per_second, 2000 / kPassSeconds / 3);
  search = Spinning("search", 1);
  EXPECT_FALSE(Measure({search}, answers, Briefly())->front().CountDiffers());
}

TEST(Measure, GivesNoFiguresIfTheAnswerChangesOnTheWay) {
  uint64_t passes = 0;
  BenchCase fickle = Spinning("a", 1);
  fickle.pass = [&passes] { return ++passes == 1 ? 1u : 2u; };
  const absl::StatusOr<std::vector<Measured>> measured =
      Measure({fickle}, Truths({{"a", 1}}), Briefly());
  EXPECT_FALSE(measured.ok());
}

TEST(Measure, TellsOfItsProgress) {
  RunOptions options = Briefly();
  std::vector<std::string> names;
  options.progress = [&names](const std::string& name, int) { names.push_back(name); };
  ASSERT_TRUE(Measure({Spinning("a", 1)}, Truths({{"a", 1}}), options).ok());
  EXPECT_FALSE(names.empty());
  EXPECT_EQ(names.front(), "a");
}

TEST(SelectCases, FindsByRegularExpression) {
  const std::vector<BenchCase> cases = {Spinning("legal/quiet", 1), Spinning("legal/check", 1),
                                        Spinning("perft/start/list", 1)};
  EXPECT_EQ(SelectCases(cases, "")->size(), 3u);
  EXPECT_EQ(SelectCases(cases, "legal")->size(), 2u);
  EXPECT_EQ(SelectCases(cases, "^perft/.*/list$")->size(), 1u);
  EXPECT_EQ(SelectCases(cases, "xyz").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(SelectCases(cases, "(").status().code(), absl::StatusCode::kInvalidArgument);
}

TEST(Quantile, OfSmallSamplesByHand) {
  EXPECT_EQ(Median({3}), 3);
  EXPECT_EQ(Median({3, 1, 2}), 2);
  EXPECT_EQ(Median({4, 1, 3, 2}), 2.5);
  EXPECT_EQ(Quantile({1, 2, 3, 4, 5}, 0.25), 2);
  EXPECT_EQ(Quantile({1, 2, 3, 4, 5}, 1), 5);
  EXPECT_EQ(Quantile({1, 2}, 0.75), 1.75);
}

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
