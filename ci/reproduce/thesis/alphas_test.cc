#include "ci/reproduce/thesis/chapters.h"

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

using testing::Cell;
using ::testing::HasSubstr;
using testing::Judged;
using testing::MadeUpLab;
using ::testing::StartsWith;

constexpr uint64_t kPlain = 1000;  // nodes of each position

class ThesisAlphas : public ::testing::Test {
 protected:
  ThesisAlphas() { Takes("pds", kPlain); }

  void Takes(const std::string& setting, uint64_t nodes) {
    lab_.Ran(PositionsFor::kChoosing, setting,
             MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", nodes)));
  }
  // The least nodes at `least_a`, and a hundred more for each step away from it.
  void TakesLeastAt(const std::string& start, int least_a, uint64_t least) {
    for (int a = 1; a <= 10; ++a) {
      Takes(absl::StrCat(start, "-", a),
            least + 100 * static_cast<uint64_t>(a < least_a ? least_a - a : a - least_a));
    }
  }
  absl::StatusOr<Reproduced> Figure(const std::string& id) {
    return testing::Made(AlphaFigures(), id, lab_.context());
  }

  MadeUpLab lab_;
};

TEST_F(ThesisAlphas, EveryAIsSetBesidePlainPds) {
  TakesLeastAt("initial-step-shrinking", 5, 900);
  TakesLeastAt("initial-sigmoid-shrinking", 1, 1000);
  const auto made = Figure("thesis/figure-4.9");
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "plain", "step"), "10000 (0 open)");
  EXPECT_EQ(Cell(*made, "a = 5", "step"), "9000 (-10.0 %, 0 open)");
  EXPECT_EQ(Cell(*made, "a = 10", "sigmoid"), "19000 (+90.0 %, 0 open)");
  EXPECT_THAT(Judged(*made, "The step takes least at a = 5"), StartsWith("holds: "));
  EXPECT_EQ(Judged(*made, "The step takes fewer nodes"), "holds: -10.0 %");
  EXPECT_THAT(Judged(*made, "The sigmoid takes no fewer nodes"), StartsWith("holds: "));
  EXPECT_EQ(made->figures.size(), 1u);
}

TEST_F(ThesisAlphas, AnotherBestDoesNotHold) {
  TakesLeastAt("initial-step-shrinking", 6, 1001);
  TakesLeastAt("initial-sigmoid-shrinking", 3, 999);
  const auto made = Figure("thesis/figure-4.9");
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "The step takes least at a = 5"),
              StartsWith("does not hold: step takes least at a = 6"));
  EXPECT_THAT(Judged(*made, "The step takes fewer nodes"), StartsWith("does not hold: "));
  EXPECT_THAT(Judged(*made, "The sigmoid takes no fewer nodes"), StartsWith("does not hold: "));
}

TEST_F(ThesisAlphas, UseTwoAtAConstantReach) {
  TakesLeastAt("initial-step-constant", 1, 1000);
  TakesLeastAt("initial-sigmoid-constant", 1, 1000);
  const auto made = Figure("thesis/figure-4.8");
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "No a takes fewer nodes"), StartsWith("holds: "));
  EXPECT_THAT(Judged(*made, "A large a takes more nodes"), StartsWith("holds: "));
}

// Figure 4.11, in one of both readings, with the nodes at one to eight plies. The usual setting has
// four plies.
class ThesisPlies : public ThesisAlphas {
 protected:
  absl::StatusOr<Reproduced> With(int best_plies, const std::string& use = "increments",
                                  const std::string& figure = "thesis/figure-4.11") {
    TakesLeastAt(use + "-step-constant", 3, 700);
    TakesLeastAt(use + "-sigmoid-constant", 6, 600);
    for (int plies = 1; plies <= 8; ++plies) {
      if (plies == 4) continue;
      Takes(absl::StrCat(use, "-sigmoid-constant-6-plies", plies),
            plies == best_plies ? 500 : 800 + static_cast<uint64_t>(plies));
    }
    return Figure(figure);
  }
};

TEST_F(ThesisPlies, FourAreBest) {
  const auto made = With(4);
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "a = 6, plies 4", "sigmoid"), Cell(*made, "a = 6", "sigmoid"));
  EXPECT_EQ(Cell(*made, "a = 6, plies 8", "sigmoid"), "8080 (-19.2 %, 0 open)");
  EXPECT_EQ(Judged(*made, "4 plies take least"), "holds: 4 plies");
  EXPECT_THAT(Judged(*made, "sigmoid at a = 6 takes least of all"), StartsWith("holds: "));
  EXPECT_EQ(made->figures.size(), 2u);
}

TEST_F(ThesisPlies, AnotherNumberIsBest) {
  const auto made = With(7);
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Judged(*made, "4 plies take least"),
            "does not hold: 7 plies, -16.7 % [-16.7, -16.7] against 4");
}

TEST_F(ThesisPlies, TheOtherReadingIsTriedToo) {
  const auto made = With(1, "bounded", "thesis/figure-4.11-cut");
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Judged(*made, "4 plies take least"),
            "does not hold: 1 ply, -16.7 % [-16.7, -16.7] against 4");
}

// Seven plies save much on one position of ten and cost slightly more on the others.
TEST_F(ThesisPlies, WhatIsNotToldApartIsNotShown) {
  std::vector<suites::Outcome> outcomes = MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", 605));
  outcomes[3] = MadeUpLab::Answered("nomate", 100);
  lab_.Ran(PositionsFor::kChoosing, "increments-sigmoid-constant-6-plies7", outcomes);
  const auto made = With(4);
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "4 plies take least"), StartsWith("not shown: 7 plies, -7.6 % ["));
}

constexpr PositionsFor kTrying = PositionsFor::kTrying;

// A model that gives every position this distance.
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
  // Every position is predicted to have no mate, but `mates` of them have one, found with 5000
  // nodes.
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
  EXPECT_THAT(std::string(made.status().message()), HasSubstr("predicts a mate in every position"));
}

}  // namespace
}  // namespace hakari::reproduce
