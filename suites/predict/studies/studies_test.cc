#include "suites/predict/studies/studies.h"

#include <set>
#include <string>

#include "engine/notation/sfen.h"
#include "engine/predict/feature_list.h"
#include "gtest/gtest.h"

namespace hakari {
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
      example.position = *ParseSfen(std::string("4k4/9/4") + (is_mate ? "P" : "1") +
                                    "4/9/9/9/9/9/4K4 b G" + pawns + "p 1");
      examples.push_back(example);
    }
  }
  return examples;
}

TEST(Studies, EachHasItsOwnName) {
  std::set<std::string> names;
  for (const Study& study : AllStudies()) {
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
  for (const Study& study : AllStudies()) {
    if (study.name.find("of16") != std::string::npos) continue;  // too few games for parts of them
    const auto result = RunStudy(study, examples, *all, go_on);
    ASSERT_TRUE(result.ok()) << study.name << ": " << result.status();
    EXPECT_EQ(result->confusion.total(), 24) << study.name;
    EXPECT_EQ(result->confusion.correct() - result->only_study_right + result->only_all_right, 24)
        << study.name;
  }
}

TEST(Studies, CanBeCancelled) {
  const std::vector<Example> examples = TwentyFourExamples();
  EvaluationPlan plan;
  plan.grid = {1};
  const auto all =
      Evaluate(MakeDataset(examples, PredictFeatures()), examples, plan, [] { return true; });
  ASSERT_TRUE(all.ok());
  EXPECT_FALSE(RunStudy(AllStudies()[0], examples, *all, [] { return false; }).ok());
}

}  // namespace
}  // namespace hakari
