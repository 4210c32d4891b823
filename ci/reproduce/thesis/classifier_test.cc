#include "ci/reproduce/thesis/chapters.h"

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/thesis/classifier_lab.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/predict/training/evaluation.h"
#include "suites/predict/training/examples.h"
#include "suites/predict/training/scores.h"

namespace hakari::reproduce {
namespace {

using testing::Cell;
using ::testing::HasSubstr;
using testing::Judged;
using ::testing::StartsWith;

void Add(int game, bool is_mate, bool predicted, int64_t count, EvaluatedPositions& positions) {
  for (int64_t i = 0; i < count; ++i) {
    suites::Example example;
    example.game = game;
    example.is_mate = is_mate;
    // PDS proves with few nodes exactly the mates that the classifier predicts.
    if (is_mate) example.mate_nodes = predicted ? 100 : 1000;
    positions.examples.push_back(example);
    positions.evaluation.distances.push_back(predicted ? 1 : -1);
    positions.evaluation.confusion.Count(is_mate, predicted);
  }
}

// One game for each confusion.
EvaluatedPositions Games(const std::vector<suites::Confusion>& games) {
  EvaluatedPositions positions;
  for (size_t i = 0; i < games.size(); ++i) {
    const int game = static_cast<int>(i);
    Add(game, true, true, games[i].mate_as_mate, positions);
    Add(game, false, true, games[i].none_as_mate, positions);
    Add(game, true, false, games[i].mate_as_none, positions);
    Add(game, false, false, games[i].none_as_none, positions);
  }
  positions.evaluation.games = static_cast<int>(games.size());
  positions.evaluation.folds.resize(4);
  positions.evaluation.equal_nodes =
      suites::NodesToBeRightOn(positions.examples, positions.evaluation.confusion.correct());
  return positions;
}

absl::StatusOr<Reproduced> TableOf(const char* id, EvaluatedPositions positions) {
  testing::MadeUpLab lab;
  return testing::Made(ClassifierTables(std::make_shared<ClassifierLab>(std::move(positions))), id,
                       lab.context());
}

// Twenty equal games: all draws give the same numbers.
std::vector<suites::Confusion> Alike(const suites::Confusion& game) {
  return std::vector<suites::Confusion>(20, game);
}

TEST(ThesisClassifier, ConfusionAndWhatItComesTo) {
  const auto made = TableOf("thesis/3.1", Games(Alike({8, 1, 2, 29})));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(made->measured_on, "800 positions of 20 games, 4-fold cross validation split by games");
  EXPECT_EQ(made->rows[0].cells[0].published, "6414");
  EXPECT_EQ(Cell(*made, "mate", "mate"), "160");
  EXPECT_EQ(Cell(*made, "mate", "none"), "20");
  EXPECT_EQ(Cell(*made, "none", "mate"), "40");
  EXPECT_EQ(Cell(*made, "total", "total"), "800");
  EXPECT_EQ(Judged(*made, "At least 86.0 %"), "holds: 92.5 % [92.5, 92.5]");
  EXPECT_THAT(made->notes[0], HasSubstr("published 25.4 %, measured 25.0 % [25.0, 25.0]"));
}

// PDS proves the same mates and never answers "mate" where there is none.
TEST(ThesisClassifier, StandsBesidePdsWithFewNodes) {
  const auto worse = TableOf("thesis/3.1", Games(Alike({8, 1, 2, 29})));
  ASSERT_TRUE(worse.ok()) << worse.status();
  EXPECT_EQ(Judged(*worse, "244 nodes"),
            "does not hold: as PDS with 100 nodes; against 244 nodes -2.5 points [-2.5, -2.5]");
  const auto alike = TableOf("thesis/3.1", Games(Alike({8, 0, 2, 30})));
  ASSERT_TRUE(alike.ok()) << alike.status();
  EXPECT_THAT(Judged(*alike, "244 nodes"),
              StartsWith("holds: as PDS with 100 nodes; against 244 nodes +0.0 points"));
}

TEST(ThesisClassifier, ScoresAreHeldAgainstTheThesiss) {
  const auto made = TableOf("thesis/3.2", Games(Alike({8, 1, 2, 29})));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(made->rows[0].cells[2].published, "0.696");
  EXPECT_EQ(Cell(*made, "mate", "precision"), "0.889 [0.889, 0.889]");
  EXPECT_EQ(Cell(*made, "mate", "recall"), "0.800 [0.800, 0.800]");
  EXPECT_EQ(Judged(*made, "f1 of 'mate' is at least 0.696"), "holds: 0.842 [0.842, 0.842]");
  EXPECT_EQ(Judged(*made, "f1 of 'none' is at least 0.909"), "holds: 0.951 [0.951, 0.951]");
  const auto bad = TableOf("thesis/3.2", Games(Alike({2, 4, 8, 26})));
  ASSERT_TRUE(bad.ok()) << bad.status();
  EXPECT_EQ(Judged(*bad, "f1 of 'mate'"), "does not hold: 0.250 [0.250, 0.250]");
}

// Half of the games are predicted well and half badly, so the result depends on which are drawn,
// although there are eight hundred positions.
TEST(ThesisClassifier, IntervalsDrawWholeGames) {
  std::vector<suites::Confusion> games = Alike({10, 0, 0, 30});
  for (size_t i = 0; i < games.size(); i += 2) games[i] = {2, 4, 8, 26};
  const auto scores = TableOf("thesis/3.2", Games(games));
  ASSERT_TRUE(scores.ok()) << scores.status();
  EXPECT_THAT(Judged(*scores, "f1 of 'mate'"), StartsWith("not shown: 0.667 ["));
  const auto whole = TableOf("thesis/3.1", Games(games));
  ASSERT_TRUE(whole.ok()) << whole.status();
  EXPECT_THAT(Judged(*whole, "At least 86.0 %"), StartsWith("not shown: 85.0 % ["));
}

TEST(ThesisClassifier, WhoPredictsNoMateHasNoPrecision) {
  const auto made = TableOf("thesis/3.2", Games(Alike({0, 0, 10, 30})));
  EXPECT_THAT(std::string(made.status().message()),
              HasSubstr("the precision of 'mate' cannot be computed"));
}

}  // namespace
}  // namespace hakari::reproduce
