#include "suites/predict/studies/studies.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "engine/notation/sfen.h"
#include "gtest/gtest.h"
#include "suites/predict/training/feature_lists.h"

namespace hakari::suites {
namespace {

// Twelve games of one mate (gold in front of the king) and one that is none, in varied places.
std::vector<Example> TwentyFourExamples() {
  std::vector<Example> examples;
  for (int game = 0; game < 12; ++game) {
    const std::string pawns = std::to_string(game % 4 + 1);
    for (const bool is_mate : {true, false}) {
      Example example;
      example.game = game;
      example.is_mate = is_mate;
      example.position = *notation::ParseSfen(std::string("4k4/9/4") + (is_mate ? "P" : "1") +
                                              "4/9/9/9/9/9/4K4 b G" + pawns + "p 1");
      examples.push_back(example);
    }
  }
  return examples;
}

FeatureList Thesis() { return *FeatureListNamed("thesis"); }

TEST(Studies, EachHasItsOwnName) {
  std::set<std::string> names;
  for (const Study& study : StudiesOf(Thesis())) {
    EXPECT_TRUE(names.insert(study.name).second) << study.name;
    EXPECT_GT(study.columns, 0) << study.name;
    EXPECT_FALSE(study.about.empty()) << study.name;
  }
  for (const char* name : {"unsplit", "squares5", "wider", "squares7", "no_checks", "progress",
                           "weakest_cut", "weakest_left_out", "hash"}) {
    EXPECT_EQ(names.count(name), 1U) << name;
  }
}

TEST(Studies, EveryOneRunsOverTheSameFolds) {
  const std::vector<Example> examples = TwentyFourExamples();
  EvaluationPlan plan;
  plan.grid = {1};
  const auto go_on = [] { return true; };
  const auto all = Evaluate(MakeDataset(examples, PredictFeatures()), examples, plan, go_on);
  ASSERT_TRUE(all.ok()) << all.status();
  EXPECT_EQ(all->confusion.correct(), 24) << "the pawn tells";
  for (const Study& study : StudiesOf(Thesis())) {
    if (study.name.find("of16") != std::string::npos) continue;  // too few games for parts of them
    const auto result = RunStudy(study, examples, *all, go_on);
    ASSERT_TRUE(result.ok()) << study.name << ": " << result.status();
    EXPECT_EQ(result->confusion.total(), 24) << study.name;
    EXPECT_EQ(result->confusion.correct() - result->only_study_right + result->only_all_right, 24)
        << study.name;
  }
}

TEST(Studies, OfAnotherListAreOfItsGroups) {
  const FeatureList sharp = *FeatureListNamed("sharp");
  const std::vector<Study> studies = StudiesOf(sharp);
  const std::vector<std::string> groups = sharp.table->Groups();
  ASSERT_EQ(studies.size(), groups.size() + 4);
  int left_out = 0;
  for (size_t i = 0; i < groups.size(); ++i) {
    EXPECT_EQ(studies[i].name, "no_" + groups[i]);
    EXPECT_EQ(studies[i].features.name, "sharp");
    left_out += sharp.features.columns - studies[i].columns;
  }
  EXPECT_EQ(left_out, sharp.features.columns) << "every column belongs to one group";
  EXPECT_EQ(studies.back().columns, sharp.features.columns);
}

TEST(Studies, CanBeCancelled) {
  const std::vector<Example> examples = TwentyFourExamples();
  EvaluationPlan plan;
  plan.grid = {1};
  const auto all =
      Evaluate(MakeDataset(examples, PredictFeatures()), examples, plan, [] { return true; });
  ASSERT_TRUE(all.ok());
  EXPECT_FALSE(RunStudy(StudiesOf(Thesis())[0], examples, *all, [] { return false; }).ok());
}

}  // namespace
}  // namespace hakari::suites
