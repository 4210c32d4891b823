#include "suites/predict/experiments/totals.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/testing.h"
#include "engine/predict/search/model_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_set.h"
#include "suites/mate/mate_program.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/search_setting.h"

namespace hakari::suites {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

Outcome Answered(const std::string& answer, uint64_t nodes, int64_t cpu_ns) {
  Outcome outcome = Outcome::Ran(answer, {{"nodes", nodes}});
  outcome.times.cpu_ns = cpu_ns;
  return outcome;
}

SettingRun First() {
  SettingRun run;
  run.setting = "first";
  run.ids = {"a", "b", "c", "d"};
  run.outcomes = {Answered("mate", 10, 1), Answered("nomate", 20, 2), Answered("unknown", 1000, 50),
                  Answered("mate", 30, 3)};
  return run;
}

SettingRun Second() {
  SettingRun run = First();
  run.setting = "second";
  run.outcomes = {Answered("mate", 5, 1), Answered("unknown", 1000, 40), Answered("mate", 700, 30),
                  Answered("mate", 40, 5)};
  return run;
}

TEST(TotalsOf, Sums) {
  HAKARI_ASSERT_OK(const auto totals, TotalsOf(First()));
  EXPECT_EQ(totals.mates, 2);
  EXPECT_EQ(totals.no_mates, 1);
  EXPECT_EQ(totals.unknown, 1);
  EXPECT_EQ(totals.positions(), 4);
  EXPECT_EQ(totals.nodes, 1060u);
  EXPECT_EQ(totals.cpu_ns, 56);
}

TEST(TotalsOf, APositionWithoutAnswerIsAnError) {
  SettingRun run = First();
  run.outcomes[2] = Outcome::Crashed("reports a mate that is wrong");
  EXPECT_THAT(std::string(TotalsOf(run).status().message()),
              HasSubstr("first: c: crashed: reports a mate that is wrong"));
  EXPECT_FALSE(TotalsOf(SettingRun()).ok());
}

TEST(PairOf, BothSolvedAreThoseThatNeitherLeavesUnknown) {
  HAKARI_ASSERT_OK(const auto pair, PairOf(First(), Second()));
  std::vector<bool> both;
  for (const PairedPosition& position : pair.positions) both.push_back(position.both);
  EXPECT_THAT(both, ElementsAre(true, false, false, true));
  EXPECT_EQ(pair.first_both.nodes, 40u);
  EXPECT_EQ(pair.second_both.nodes, 45u);
  EXPECT_EQ(pair.first_both.cpu_ns, 4);
  EXPECT_EQ(pair.first.nodes, 1060u);
  EXPECT_EQ(pair.second.nodes, 1745u);
  EXPECT_EQ(pair.positions[2].second_nodes, 700u);
  EXPECT_EQ(pair.positions[2].first_cpu_ns, 50);
  EXPECT_EQ(pair.mates.first, 0);
  EXPECT_EQ(pair.mates.second, 1);
  EXPECT_EQ(pair.no_mates.first, 1);
  EXPECT_EQ(pair.no_mates.second, 0);
  EXPECT_EQ(pair.contradictions, 0);
}

TEST(PairOf, SeesContradictions) {
  SettingRun wrong = Second();
  wrong.outcomes[0].answer = "nomate";
  EXPECT_EQ(PairOf(First(), wrong)->contradictions, 1);
}

TEST(PairOf, OtherPositionsAreAnError) {
  SettingRun other = Second();
  other.ids[3] = "e";
  EXPECT_FALSE(PairOf(First(), other).ok());
}

constexpr uint64_t kNodes = 3000;

class SearchSettingTest : public ::testing::Test {
 protected:
  SearchSettingTest() : set_(*ReadExperimentSet(".", "suites/mate/choosing.sfen", {})) {
    options_.limits.nodes = kNodes;
  }

  SettingRun Run(const std::string& name) {
    const auto setting = SettingProgram(name, predict::testing::HandMadeModel());
    EXPECT_TRUE(setting.ok()) << setting.status();
    return *RunSetting(set_, *setting, options_, {});
  }

  ExperimentSet set_;
  ExperimentOptions options_;
};

TEST_F(SearchSettingTest, PlainIsTheMateProgramsPds) {
  const SettingRun plain = Run(kPlainSetting);
  SettingRun known = plain;
  known.outcomes = RunSetting(set_, *FindMateProgram("pds"), options_, {})->outcomes;
  HAKARI_ASSERT_OK(const auto pair, PairOf(plain, known));
  ASSERT_FALSE(pair.positions.empty());
  for (const PairedPosition& position : pair.positions) {
    EXPECT_EQ(position.first_nodes, position.second_nodes);
  }
  EXPECT_EQ(pair.first.mates, pair.second.mates);
}

TEST_F(SearchSettingTest, BentSearchesContradictNothing) {
  const SettingRun plain = Run(kPlainSetting);
  for (const char* name :
       {"initial-step-shrinking-5", "increments-sigmoid-shrinking-7", kOrderSetting}) {
    HAKARI_ASSERT_OK(const auto pair, PairOf(plain, Run(name)));
    EXPECT_EQ(pair.contradictions, 0) << name;
    EXPECT_NE(pair.first.nodes, pair.second.nodes) << name;
    EXPECT_GT(pair.second.cpu_ns, 0);
  }
}

TEST_F(SearchSettingTest, OverATableThatForgetsRepeatsAreCounted) {
  int64_t held = 0, lost = 0;
  for (const char* search : {"pds", "increments-sigmoid-shrinking-7"}) {
    const SettingRun usual = Run(search);
    const SettingRun wide = Run(absl::StrCat(search, "-table18-ways16"));
    const SettingRun narrow = Run(absl::StrCat(search, "-table8"));
    for (size_t i = 0; i < usual.outcomes.size(); ++i) {
      EXPECT_EQ(wide.outcomes[i].Counter("nodes"), usual.outcomes[i].Counter("nodes"));
      held += wide.outcomes[i].Counter(kRepeatsHeldCounter).value_or(-1);
      EXPECT_EQ(wide.outcomes[i].Counter(kRepeatsLostCounter), 0);
      lost += narrow.outcomes[i].Counter(kRepeatsLostCounter).value_or(-1);
    }
    HAKARI_ASSERT_OK(const auto pair, PairOf(usual, narrow));
    EXPECT_EQ(pair.contradictions, 0);
  }
  EXPECT_GT(held, 1000);
  EXPECT_GT(lost, 1000);
}

TEST_F(SearchSettingTest, TheStandInAnswersEverythingWithoutANode) {
  HAKARI_ASSERT_OK(const auto totals, TotalsOf(Run(kStandInSetting)));
  EXPECT_EQ(totals.nodes, 0u);
  EXPECT_EQ(totals.unknown, 0);
  EXPECT_GT(totals.mates, 0);
  EXPECT_GT(totals.no_mates, 0);
}

TEST(SettingProgram, OnlyWhatAsksTheModelDependsOnIt) {
  predict::LinearModel other = predict::testing::HandMadeModel();
  ++other.weights[3];
  EXPECT_EQ(SettingProgram("pds", other)->configuration,
            SettingProgram("pds", predict::testing::HandMadeModel())->configuration);
  EXPECT_NE(SettingProgram("order", other)->configuration,
            SettingProgram("order", predict::testing::HandMadeModel())->configuration);
  EXPECT_NE(SettingProgram("initial-step-constant-1", other)->configuration,
            SettingProgram("initial-step-constant-2", other)->configuration);
  EXPECT_EQ(SettingProgram("pds-table12", other)->configuration,
            SettingProgram("pds-table12", predict::testing::HandMadeModel())->configuration);
  EXPECT_NE(SettingProgram("initial-step-constant-1-table12", other)->configuration,
            SettingProgram("initial-step-constant-1-table14", other)->configuration);
  for (const char* name : {"pds-table", "order-table12", "-table12", "table12"}) {
    EXPECT_FALSE(SettingProgram(name, other).ok()) << name;
  }
  EXPECT_EQ(SettingProgram("alone", other).status().code(), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace hakari::suites
