#include "suites/perft/perft_program.h"

#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

Outcome Count(const std::string& depth, const Limits& limits, bool stopped = false) {
  Problem problem;
  problem.id = "start";
  if (!depth.empty()) problem.notes["depth"] = depth;
  const std::atomic<bool> stop{stopped};
  return (*PerftProgram().make(stop))->Run(problem, limits, stop);
}

TEST(PerftProgramTest, CountsEveryPly) {
  const Outcome outcome = Count("3", {});
  EXPECT_TRUE(outcome.ran());
  EXPECT_EQ(outcome.answer, "25470");
  EXPECT_EQ(outcome.counters, (Counters{{"depth", 3}, {"ply_1", 30}, {"ply_2", 900}}));
}

TEST(PerftProgramTest, LimitsMakeItShallower) {
  Limits limits;
  limits.depth = 2;
  EXPECT_EQ(Count("3", limits).answer, "900");
  limits.depth = 9;
  EXPECT_EQ(Count("3", limits).answer, "25470");
  limits.nodes = 30;
  EXPECT_EQ(Count("3", limits).answer, "30");
  limits.nodes = 31;
  EXPECT_EQ(Count("3", limits).answer, "900");
}

TEST(PerftProgramTest, RefusesWhatItCannotCount) {
  Limits nothing;
  nothing.depth = 0;
  EXPECT_EQ(Count("3", nothing).status, OutcomeStatus::kRefused);
  for (const char* depth : {"", "0", "-1", "21", "x"}) {
    EXPECT_EQ(Count(depth, {}).status, OutcomeStatus::kRefused) << depth;
  }
}

TEST(PerftProgramTest, Stops) {
  EXPECT_EQ(Count("20", {}, /*stopped=*/true).status, OutcomeStatus::kStopped);
}

}  // namespace
}  // namespace hakari::suites
