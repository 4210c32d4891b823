#include "suites/predict/play/budget_scale.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "absl/status/status.h"
#include "base/random/dice.h"
#include "engine/predict/linear_model.h"
#include "engine/search/techniques/mate_budget.h"
#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

using search::MateBudgetSettings;

MateBudgetSettings Function(int function, int model = 0) {
  MateBudgetSettings budget;
  budget.function = function;
  budget.model = model;
  return budget;
}

constexpr int64_t kOne = predict::kModelScale;

// Two calls at distances 0 and -1, each with half of the nodes; the second classifier gives both a
// distance of 3.
std::vector<RecordedCall> TwoCalls() {
  return {{100, 100, 1000, {0, 3 * kOne}}, {100, 100, 1000, {-kOne, 3 * kOne}}};
}

TEST(ThesisScale, BringsNodesTimesFunctionBack) {
  EXPECT_EQ(*ThesisScale(TwoCalls(), Function(search::kStepBudget)), 200);
  // 200 / (50 + 26.894)
  EXPECT_EQ(*ThesisScale(TwoCalls(), Function(search::kSigmoidBudget)), 260);
  // 200 / (50 + 45)
  EXPECT_EQ(*ThesisScale(TwoCalls(), Function(search::kLinearBudget)), 211);
  EXPECT_EQ(*ThesisScale(TwoCalls(), Function(search::kNoBudgetFunction)), 100);
  EXPECT_EQ(*ThesisScale(TwoCalls(), Function(search::kStepBudget, 1)), 100) << "the other model";
}

TEST(EqualEffortScale, BringsTheEffortBack) {
  EXPECT_EQ(*EqualEffortScale(TwoCalls(), Function(search::kStepBudget)), 200);
  // 129.5, rounded to 130, for the one and 69.7, rounded to 70, for the other.
  EXPECT_EQ(*EqualEffortScale(TwoCalls(), Function(search::kSigmoidBudget)), 259);
  EXPECT_EQ(*EqualEffortScale(TwoCalls(), Function(search::kNoBudgetFunction)), 100);
}

// One of two calls ends early and takes no more with a larger limit, so the other has to take the
// rest.
TEST(EqualEffortScale, KnowsWhichCallsEndEarly) {
  const std::vector<RecordedCall> calls = {{100, 10, 10, {kOne, 0}}, {100, 100, 6400, {kOne, 0}}};
  EXPECT_EQ(*ThesisScale(calls, Function(search::kSigmoidBudget)), 137);  // 1 / .731
  EXPECT_EQ(*EqualEffortScale(calls, Function(search::kSigmoidBudget)), 137);
  const std::vector<RecordedCall> apart = {{100, 10, 10, {kOne, 0}}, {100, 100, 120, {-kOne, 0}}};
  // The first takes its 10 nodes anyway; the second takes its 100 at 370 percent of a share of
  // .269.
  EXPECT_EQ(*ThesisScale(apart, Function(search::kSigmoidBudget)), 322);  // 110 / (7.31 + 26.89)
  EXPECT_EQ(*EqualEffortScale(apart, Function(search::kSigmoidBudget)), 370);
}

TEST(EqualEffortScale, IsNearestOfAllScales) {
  Dice dice(7);
  for (int round = 0; round < 40; ++round) {
    std::vector<RecordedCall> calls;
    for (int i = 0; i < 30; ++i) {
      RecordedCall call;
      call.limit = 60 * (1 + dice.Below(4));
      call.nodes = 1 + dice.Below(call.limit);
      call.more_nodes = call.nodes == call.limit ? call.nodes * (1 + dice.Below(64)) : call.nodes;
      call.distances[0] = static_cast<int64_t>(dice.Below(12 * kOne)) - 9 * kOne;
      calls.push_back(call);
    }
    int64_t wanted = 0;
    for (const RecordedCall& call : calls) wanted += static_cast<int64_t>(call.nodes);
    for (int function : {search::kLinearBudget, search::kSigmoidBudget}) {
      MateBudgetSettings budget = Function(function);
      const absl::StatusOr<int> found = EqualEffortScale(calls, budget);
      if (!found.ok()) continue;
      const auto miss = [&](int scale) {
        budget.scale = scale;
        return std::llabs(static_cast<int64_t>(EffortWith(calls, budget)) - wanted);
      };
      const int64_t best = miss(*found);
      for (int scale = 1; scale < 3000; ++scale) ASSERT_GE(miss(scale), best) << scale;
    }
  }
}

TEST(BudgetScales, OfNothingAreErrors) {
  for (const auto& scale : {ThesisScale, EqualEffortScale}) {
    EXPECT_EQ(scale({}, Function(search::kSigmoidBudget)).status().code(),
              absl::StatusCode::kFailedPrecondition);
    // All calls are below the step.
    const std::vector<RecordedCall> below = {{100, 100, 1000, {-kOne, 0}}};
    EXPECT_EQ(scale(below, Function(search::kStepBudget)).status().code(),
              absl::StatusCode::kFailedPrecondition);
  }
}

TEST(ByLimit, KeepsEveryCall) {
  std::vector<RecordedCall> calls = TwoCalls();
  calls.push_back({40, 7, 7, {0, 0}});
  const auto by_limit = ByLimit(calls);
  ASSERT_EQ(by_limit.size(), 2u);
  EXPECT_EQ(by_limit.at(40).size(), 1u);
  EXPECT_EQ(by_limit.at(100).size(), 2u);
}

}  // namespace
}  // namespace hakari::suites
