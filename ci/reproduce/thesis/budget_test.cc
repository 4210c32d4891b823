#include "ci/reproduce/thesis/chapters.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "ci/reproduce/thesis/budget_function.h"
#include "ci/reproduce/thesis/classifier_lab.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/model_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/problem.h"

namespace hakari::reproduce {
namespace {

using ::testing::AllOf;
using testing::Cell;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::Judged;
using testing::MadeUpLab;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

constexpr PositionsFor kTrying = PositionsFor::kTrying;

std::vector<double> Distances(const SearchLab& lab) {
  std::vector<double> distances;
  for (const suites::Problem* problem : lab.set(kTrying).Selected()) {
    const Position position = problem->position();
    distances.push_back(predict::DistanceAsNumber(
        predict::testing::HandMadeModel().Distance(position, position.side_to_move())));
  }
  return distances;
}

// The positions for trying, all as mates, as the positions that the model learned from.
std::shared_ptr<ClassifierLab> LearnedFromThem(const SearchLab& lab) {
  EvaluatedPositions positions;
  for (const suites::Problem* problem : lab.set(kTrying).Selected()) {
    suites::Example example;
    example.position = problem->position();
    example.is_mate = true;
    positions.examples.push_back(example);
  }
  return std::make_shared<ClassifierLab>(std::move(positions));
}

class ThesisBudget : public ::testing::Test {
 protected:
  // Every position takes `nodes` of the usual million nodes, or the limit if that is smaller.
  void Takes(uint64_t nodes) {
    lab_.Ran(kTrying, "pds", MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", nodes)));
    for (const uint64_t limit : {uint64_t{250}, uint64_t{100'000}}) {
      const std::string answer = nodes <= limit ? "nomate" : "unknown";
      lab_.Ran(kTrying, "pds",
               MadeUpLab::Everywhere(MadeUpLab::Answered(answer, std::min(nodes, limit))), limit);
    }
  }
  absl::StatusOr<Reproduced> Figure() {
    return testing::Made(BudgetFigures(LearnedFromThem(lab_.lab())), "thesis/figure-4.3",
                         lab_.context());
  }

  MadeUpLab lab_;
};

TEST_F(ThesisBudget, TheSlopeIsThatOfTheFarthestMate) {
  Takes(10);
  const auto made = Figure();
  ASSERT_TRUE(made.ok()) << made.status();
  const std::vector<double> distances = Distances(lab_.lab());
  const double farthest = *std::max_element(distances.begin(), distances.end());
  EXPECT_EQ(Cell(*made, "farthest mate", "linear"), absl::StrFormat("%.2f", farthest));
  EXPECT_EQ(Cell(*made, "slope", "linear"), absl::StrFormat("%.4f", 0.5 / farthest));
  EXPECT_EQ(made->rows[0].cells[0].published, "10");
  EXPECT_EQ(made->rows[1].cells[0].published, "0.05");
  EXPECT_THAT(made->figures[0].svg, HasSubstr(">linear, published</text>"));
}

// If all positions take the same nodes, the constant is 1 divided by the mean of the function, at
// any limit.
TEST_F(ThesisBudget, TheConstantUndoesTheMeanOfTheFunction) {
  Takes(10);
  const auto made = Figure();
  ASSERT_TRUE(made.ok()) << made.status();
  double sigmoids = 0, steps = 0;
  for (const double distance : Distances(lab_.lab())) {
    sigmoids += 1 / (1 + std::exp(-distance));
    steps += distance >= 0 ? 1 : 0;
  }
  for (const char* row : {"constant at 250 nodes", "constant at 100000 nodes"}) {
    EXPECT_THAT(Cell(*made, row, "sigmoid"), StartsWith(absl::StrFormat("%.2f [", 10 / sigmoids)));
    EXPECT_THAT(Cell(*made, row, "step"), StartsWith(absl::StrFormat("%.2f [", 10 / steps)));
  }
}

// Nine of ten distances are above 0, so the constant is slightly above 1. If the hyperplane is
// moved so that only one is, the constant must be far above 2.
TEST_F(ThesisBudget, HalfAConstantIsBelowOneWhereMostAreTakenForMates) {
  Takes(10);
  const auto most = Figure();
  ASSERT_TRUE(most.ok()) << most.status();
  EXPECT_THAT(Judged(*most, "allows less than 250 nodes"), StartsWith("holds: at most 0.59 ["));
  const std::vector<double> distances = Distances(lab_.lab());
  const double farthest = *std::max_element(distances.begin(), distances.end());
  predict::LinearModel moved = predict::testing::HandMadeModel();
  moved.bias -= static_cast<int64_t>((farthest - 0.01) * static_cast<double>(predict::kModelScale));
  MadeUpLab lab(testing::kMadeUpNodes, moved);
  for (const uint64_t limit : {uint64_t{250}, uint64_t{100'000}, testing::kMadeUpNodes}) {
    lab.Ran(kTrying, "pds", MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", 10)), limit);
  }
  const auto few =
      testing::Made(BudgetFigures(LearnedFromThem(lab.lab())), "thesis/figure-4.3", lab.context());
  ASSERT_TRUE(few.ok()) << few.status();
  EXPECT_THAT(Judged(*few, "allows less than 250 nodes"), Not(StartsWith("holds")));
}

// All positions take 10 nodes at any limit. The step gives no nodes to the one in ten below the
// hyperplane, and the others do not need more.
TEST_F(ThesisBudget, WhatEndsEarlyTakesNoMore) {
  Takes(10);
  const auto made = Figure();
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "the step function leaves the effort at 250 nodes"),
              HasSubstr(": -10.0 % ["));
}

// Searches that never end: each takes its whole limit, so the sum stays the same.
TEST_F(ThesisBudget, WhatNeverEndsTakesWhatItMay) {
  Takes(1'000'000);
  const auto made = Figure();
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "the step function leaves the effort at 250 nodes"),
              StartsWith("holds: "));
  EXPECT_THAT(Judged(*made, "the step function leaves the effort at 250 nodes"),
              HasSubstr("0.0 %"));
}

TEST(ThesisBudgetOfFewNodes, WhatWasNotSearchedIsNotKnown) {
  MadeUpLab lab(100'000);
  lab.Ran(kTrying, "pds", MadeUpLab::Everywhere(MadeUpLab::Answered("unknown", 100'000)));
  lab.Ran(kTrying, "pds", MadeUpLab::Everywhere(MadeUpLab::Answered("unknown", 250)), 250);
  const auto made =
      testing::Made(BudgetFigures(LearnedFromThem(lab.lab())), "thesis/figure-4.3", lab.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "the step function leaves the effort at 250"), StartsWith("holds: "));
  EXPECT_EQ(Judged(*made, "the step function leaves the effort at 100000"), "no such claim");
  EXPECT_THAT(made->notes, Contains(HasSubstr("not known from searches of 100000: linear, sig")));
}

TEST(ThesisBudgetWithoutMates, IsAnError) {
  MadeUpLab lab;
  EvaluatedPositions none;
  none.examples.resize(1);
  const auto made = testing::Made(BudgetFigures(std::make_shared<ClassifierLab>(none)),
                                  "thesis/figure-4.3", lab.context());
  EXPECT_THAT(std::string(made.status().message()), HasSubstr("predicts a mate in no position"));
}

BudgetFunction Of(BudgetKind kind, double farthest_mate) {
  for (const BudgetFunction& function : BudgetFunctions(farthest_mate)) {
    if (function.kind == kind) return function;
  }
  return {};
}

TEST(BudgetFunction, TheThesissSlopeIsOfAMateAtTen) {
  const BudgetFunction linear = Of(BudgetKind::kLinear, 10);
  EXPECT_DOUBLE_EQ(linear.slope, 0.05);
  EXPECT_DOUBLE_EQ(linear.At(0), 0.5);
  EXPECT_DOUBLE_EQ(linear.At(10), 1);
  EXPECT_DOUBLE_EQ(linear.At(-10), 0);
  EXPECT_DOUBLE_EQ(linear.At(-11), 0) << "no limit is below 0";
}

TEST(BudgetFunction, SigmoidAndStepByHand) {
  const BudgetFunction sigmoid = Of(BudgetKind::kSigmoid, 10);
  EXPECT_DOUBLE_EQ(sigmoid.At(0), 0.5);
  EXPECT_NEAR(sigmoid.At(1), 0.731, 0.0005);
  EXPECT_NEAR(sigmoid.At(-1), 0.269, 0.0005);
  const BudgetFunction step = Of(BudgetKind::kStep, 10);
  EXPECT_EQ(step.At(0), 1);
  EXPECT_EQ(step.At(-0.001), 0);
}

TEST(BudgetFunction, LinesBendWhereTheFunctionDoes) {
  EXPECT_THAT(Of(BudgetKind::kLinear, 5).Corners(10), ElementsAre(-10, -5, 10));
  EXPECT_THAT(Of(BudgetKind::kLinear, 20).Corners(10), ElementsAre(-10, 10));
  const BudgetFunction step = Of(BudgetKind::kStep, 5);
  const std::vector<double> corners = step.Corners(10);
  ASSERT_THAT(corners, SizeIs(4));
  EXPECT_EQ(step.At(corners[1]), 0);
  EXPECT_EQ(step.At(corners[2]), 1);
  EXPECT_THAT(Of(BudgetKind::kSigmoid, 5).Corners(1), ElementsAre(-1, -0.5, 0, 0.5, 1));
}

}  // namespace
}  // namespace hakari::reproduce
