#include "suites/predict/experiments/totals.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"

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
  const auto totals = TotalsOf(First());
  ASSERT_TRUE(totals.ok()) << totals.status();
  EXPECT_EQ(totals->mates, 2);
  EXPECT_EQ(totals->no_mates, 1);
  EXPECT_EQ(totals->unknown, 1);
  EXPECT_EQ(totals->positions(), 4);
  EXPECT_EQ(totals->nodes, 1060u);
  EXPECT_EQ(totals->cpu_ns, 56);
}

TEST(TotalsOf, APositionWithoutAnswerIsAnError) {
  SettingRun run = First();
  run.outcomes[2] = Outcome::Crashed("claims a mate that is none");
  EXPECT_THAT(std::string(TotalsOf(run).status().message()),
              HasSubstr("first: c: crashed: claims a mate that is none"));
  EXPECT_FALSE(TotalsOf(SettingRun()).ok());
}

TEST(PairOf, BothSolvedAreThoseThatNeitherLeavesUnknown) {
  const auto pair = PairOf(First(), Second());
  ASSERT_TRUE(pair.ok()) << pair.status();
  std::vector<bool> both;
  for (const PairedPosition& position : pair->positions) both.push_back(position.both);
  EXPECT_THAT(both, ElementsAre(true, false, false, true));
  EXPECT_EQ(pair->first_both.nodes, 40u);
  EXPECT_EQ(pair->second_both.nodes, 45u);
  EXPECT_EQ(pair->first_both.cpu_ns, 4);
  EXPECT_EQ(pair->first.nodes, 1060u);
  EXPECT_EQ(pair->second.nodes, 1745u);
  EXPECT_EQ(pair->positions[2].second_nodes, 700u);
  EXPECT_EQ(pair->positions[2].first_cpu_ns, 50);
  EXPECT_EQ(pair->mates.first, 0);
  EXPECT_EQ(pair->mates.second, 1);
  EXPECT_EQ(pair->no_mates.first, 1);
  EXPECT_EQ(pair->no_mates.second, 0);
  EXPECT_EQ(pair->contradictions, 0);
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

}  // namespace
}  // namespace hakari::suites
