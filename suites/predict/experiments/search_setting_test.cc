#include "suites/predict/experiments/search_setting.h"

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/predict/search/model_for_test.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/problem_set.h"
#include "suites/mate/mate_program.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::suites {
namespace {

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
  const auto pair = PairOf(plain, known);
  ASSERT_TRUE(pair.ok()) << pair.status();
  ASSERT_FALSE(pair->positions.empty());
  for (const PairedPosition& position : pair->positions) {
    EXPECT_EQ(position.first_nodes, position.second_nodes);
  }
  EXPECT_EQ(pair->first.mates, pair->second.mates);
}

TEST_F(SearchSettingTest, BentSearchesContradictNothing) {
  const SettingRun plain = Run(kPlainSetting);
  for (const char* name :
       {"initial-step-shrinking-5", "increments-sigmoid-shrinking-7", kOrderSetting}) {
    const auto pair = PairOf(plain, Run(name));
    ASSERT_TRUE(pair.ok()) << pair.status();
    EXPECT_EQ(pair->contradictions, 0) << name;
    EXPECT_NE(pair->first.nodes, pair->second.nodes) << name;
    EXPECT_GT(pair->second.cpu_ns, 0);
  }
}

TEST_F(SearchSettingTest, TheStandInAnswersEverythingWithoutANode) {
  const auto totals = TotalsOf(Run(kStandInSetting));
  ASSERT_TRUE(totals.ok()) << totals.status();
  EXPECT_EQ(totals->nodes, 0u);
  EXPECT_EQ(totals->unknown, 0);
  EXPECT_GT(totals->mates, 0);
  EXPECT_GT(totals->no_mates, 0);
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
  EXPECT_EQ(SettingProgram("alone", other).status().code(), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace hakari::suites
