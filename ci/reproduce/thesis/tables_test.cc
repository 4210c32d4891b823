#include "ci/reproduce/thesis/tables.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/thesis/chapters.h"
#include "ci/reproduce/thesis/classifier_lab.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "engine/predict/search/model_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/studies/baselines.h"

namespace hakari::reproduce {
namespace {

using testing::Cell;
using ::testing::HasSubstr;
using testing::Judged;
using testing::MadeUpLab;
using ::testing::StartsWith;

TEST(ThesisTables, EachHasANameOfItsOwnAndRunsThatExist) {
  std::set<std::string> ids;
  for (const ReproducedTable& table : ThesisTables()) {
    EXPECT_TRUE(ids.insert(table.id).second) << table.id << " is there twice";
    EXPECT_TRUE(absl::StartsWith(table.id, "thesis/")) << table.id;
    EXPECT_FALSE(table.title.empty()) << table.id;
    EXPECT_TRUE(table.make) << table.id;
    for (const NeededRun& run : table.runs) {
      EXPECT_TRUE(suites::SettingProgram(run.setting, predict::testing::HandMadeModel()).ok())
          << table.id << " needs " << run.setting;
    }
  }
  EXPECT_GT(ids.size(), 20u);
}

constexpr PositionsFor kTrying = PositionsFor::kTrying;

void Takes(const std::string& setting, uint64_t nodes, MadeUpLab& lab) {
  lab.Ran(kTrying, setting, MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", nodes)));
}

TEST(ThesisVariants, EachIsSetBesidePlainPds) {
  MadeUpLab lab;
  Takes("pds", 1000, lab);
  Takes("initial-step-constant-5", 900, lab);
  Takes("initial-step-shrinking-5", 1000, lab);
  Takes("initial-sigmoid-constant-5", 1100, lab);
  Takes("initial-sigmoid-shrinking-5", 500, lab);
  const auto made = testing::Made(VariantTables(), "thesis/variants-initial", lab.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(testing::Cell(*made, "initial-step-constant-5", "nodes"), "9000");
  EXPECT_EQ(Judged(*made, "initial-step-constant-5 takes"), "holds: -10.0 % [-10.0, -10.0]");
  EXPECT_EQ(Judged(*made, "initial-step-shrinking-5 takes"), "not shown: +0.0 % [+0.0, +0.0]");
  EXPECT_EQ(Judged(*made, "initial-sigmoid-constant-5 takes"),
            "does not hold: +10.0 % [+10.0, +10.0]");
  EXPECT_EQ(Judged(*made, "initial-sigmoid-shrinking-5 takes"), "holds: -50.0 % [-50.0, -50.0]");
}

constexpr int kGames = 20, kOfAGame = 10, kRows = kGames * kOfAGame;

// Positions without mates in two folds. The SVM classifies nine of ten rightly.
EvaluatedPositions NineOfTen() {
  EvaluatedPositions positions;
  positions.evaluation.games = kGames;
  positions.evaluation.folds.resize(2);
  for (int row = 0; row < kRows; ++row) {
    const int game = row / kOfAGame;
    const int fold = game % 2;
    const bool right = row % kOfAGame != 0;
    positions.data.games.push_back(game);
    positions.data.is_mate.push_back(false);
    positions.evaluation.fold_of.push_back(fold);
    positions.evaluation.distances.push_back(right ? -1 : 1);
    positions.evaluation.folds[static_cast<size_t>(fold)].test.Count(false, !right);
    positions.evaluation.confusion.Count(false, !right);
  }
  return positions;
}

// A curve tested on the first fold. `right_of_a_game`: at each look, how many of each game's ten
// positions are right.
suites::PerceptronCurve Curve(const std::vector<int>& right_of_a_game) {
  suites::PerceptronCurve curve;
  curve.rate = 0.001;
  curve.folds = 1;
  for (const int right : right_of_a_game) {
    suites::PerceptronPoint point;
    point.passes = 1000 * (static_cast<int>(curve.points.size()) + 1);
    point.training.none_as_none = 3;
    point.training.none_as_mate = 1;
    for (int row = 0; row < kRows; ++row) {
      if (row / kOfAGame % 2 != 0) continue;
      const bool is_right = row % kOfAGame < right;
      point.test.Count(false, !is_right);
      if (is_right) point.right.push_back(row);
    }
    curve.points.push_back(point);
  }
  return curve;
}

absl::StatusOr<Reproduced> FigureOf(const std::vector<int>& right_of_a_game) {
  testing::MadeUpLab made_up;
  const auto lab = std::make_shared<ClassifierLab>(NineOfTen());
  lab->Keep(Curve(right_of_a_game));
  return testing::Made(PerceptronFigures(lab), "thesis/figure-3.2", made_up.context());
}

TEST(ThesisPerceptron, StandsBesideTheSvmOnTheSamePositions) {
  const auto made = FigureOf({5, 8, 6, 7});
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(made->measured_on, StartsWith("100 test positions in 1 of the folds: 200 positions"));
  EXPECT_EQ(Cell(*made, "2000 passes", "test"), "80.00 %");
  EXPECT_EQ(Cell(*made, "2000 passes", "training"), "75.00 %");
  EXPECT_EQ(Cell(*made, "linear SVM", "test"), "90.00 %");
  EXPECT_EQ(Judged(*made, "3 points less often than the SVM"),
            "holds in part: -10.0 points [-10.0, -10.0] after 2000 passes");
  EXPECT_EQ(Judged(*made, "does not converge: from 3000 passes"),
            "holds: +10.0 points [+10.0, +10.0] between 3000 and 4000 passes");
  EXPECT_THAT(made->figures[0].svg, HasSubstr("linear SVM, test"));
}

TEST(ThesisPerceptron, ACurveAtRestConverges) {
  const auto made = FigureOf({2, 10, 10, 10});
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "3 points less"), StartsWith("does not hold: +10.0 points"));
  EXPECT_THAT(Judged(*made, "does not converge"), StartsWith("does not hold: +0.0 points"));
}

TEST(ThesisPerceptron, AsGoodAsTheSvmShowsNothing) {
  const auto made = FigureOf({9, 9});
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "3 points less"), StartsWith("not shown: +0.0 points"));
}

}  // namespace
}  // namespace hakari::reproduce
