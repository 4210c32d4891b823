#include "ci/reproduce/thesis/distances.h"

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/model_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/problem.h"

namespace hakari::reproduce {
namespace {

using ::testing::HasSubstr;
using testing::Judged;
using testing::MadeUpLab;
using ::testing::StartsWith;

constexpr PositionsFor kTrying = PositionsFor::kTrying;

// A model that takes every position for this.
predict::LinearModel Always(double distance) {
  predict::LinearModel model;
  model.bias = static_cast<int64_t>(distance * static_cast<double>(predict::kModelScale));
  return model;
}

double Sum(const Reproduced& made, size_t column) {
  double sum = 0;
  for (const ReproducedRow& row : made.rows) {
    double value = 0;
    EXPECT_TRUE(absl::SimpleAtod(row.cells[column].measured, &value)) << row.name;
    sum += value;
  }
  return sum;
}

TEST(ThesisDistances, EveryPositionIsCountedOnce) {
  MadeUpLab lab;
  const auto made = testing::Made(DistanceFigures(), "thesis/figure-4.4", lab.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Sum(*made, 0), testing::kMadeUpPositions);
  EXPECT_GT(made->rows.size(), 1u);
  int mates = 0;
  for (const suites::Problem* problem : lab.lab().set(kTrying).Selected()) {
    const Position position = problem->position();
    mates += predict::PredictsMate(
        predict::testing::HandMadeModel().Distance(position, position.side_to_move()));
  }
  EXPECT_THAT(made->notes[0], StartsWith(absl::StrCat(mates, " of 10 are predicted")));
}

TEST(ThesisDistances, MeanNodesAreOfTheLimitOfTheFigure) {
  const predict::LinearModel model = Always(0.6);
  MadeUpLab lab(testing::kMadeUpNodes, model);
  std::vector<suites::Outcome> outcomes = MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", 100));
  outcomes[0] = MadeUpLab::Answered("unknown", 250);
  lab.Ran(kTrying, "pds", outcomes, 250);
  const auto made = testing::Made(DistanceFigures(), "thesis/figure-4.5", lab.context());
  ASSERT_TRUE(made.ok()) << made.status();
  ASSERT_EQ(made->rows.size(), 1u);
  EXPECT_EQ(made->rows[0].name, "+0.5 to +1.0");
  EXPECT_EQ(testing::Cell(*made, "+0.5 to +1.0", "positions"), "10");
  EXPECT_EQ(testing::Cell(*made, "+0.5 to +1.0", "mean nodes"), "115");
  EXPECT_THAT(made->measured_on, HasSubstr("of at most 250 nodes each"));
}

class ThesisNotProved : public ::testing::Test {
 protected:
  // Every position is predicted to be none; so many are mates after all, found with 5000 nodes.
  static absl::StatusOr<Reproduced> With(size_t mates) {
    static const predict::LinearModel none = Always(-1);
    MadeUpLab lab(testing::kMadeUpNodes, none);
    std::vector<suites::Outcome> outcomes =
        MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", 100));
    for (size_t i = 0; i < mates; ++i) outcomes[i] = MadeUpLab::Answered("mate", 5000);
    lab.Ran(kTrying, "pds", outcomes);
    return testing::Made(DistanceFigures(), "thesis/figure-4.2", lab.context());
  }
};

TEST_F(ThesisNotProved, FewerNodesProveLess) {
  const auto made = With(5);
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(testing::Cell(*made, "3000 nodes", "no mate or unknown"), "100.00 %");
  EXPECT_EQ(testing::Cell(*made, "10000 nodes", "no mate or unknown"), "50.00 %");
  EXPECT_THAT(Judged(*made, "at least 90 %"), StartsWith("does not hold: 50.0 % ["));
  EXPECT_EQ(Judged(*made, "at least 98 %"), "not shown: 100.0 % [69.2, 100.0]")
      << "ten positions do not show it";
}

TEST_F(ThesisNotProved, OneOfTenLeavesItOpen) {
  const auto made = With(1);
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "at least 90 %"), StartsWith("not shown: 90.0 % ["));
}

TEST(ThesisDistances, WhoPredictsNoNoneHasNoShare) {
  const predict::LinearModel model = Always(1);
  MadeUpLab lab(testing::kMadeUpNodes, model);
  lab.Ran(kTrying, "pds", MadeUpLab::Everywhere(MadeUpLab::Answered("mate", 5)));
  const auto made = testing::Made(DistanceFigures(), "thesis/figure-4.2", lab.context());
  EXPECT_THAT(std::string(made.status().message()), HasSubstr("takes no position for none"));
}

}  // namespace
}  // namespace hakari::reproduce
