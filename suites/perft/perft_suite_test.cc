#include "suites/perft/perft_suite.h"

#include <set>

#include "gtest/gtest.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {
namespace {

TEST(PerftSuiteTest, TheProblemsAreReadAndVaried) {
  const auto set = ReadProblemSet(PerftSuite().problem_files);
  ASSERT_TRUE(set.ok()) << set.status();
  EXPECT_EQ(set->problems().size(), 83u);
  std::set<std::string> depths;
  for (const Problem& problem : set->problems()) {
    ASSERT_TRUE(problem.Note("depth").has_value()) << problem.id;
    depths.insert(std::string(*problem.Note("depth")));
  }
  EXPECT_GE(depths.size(), 4u);
}

TEST(PerftSuiteTest, PublishedCountsJudgeTheAnswer) {
  const Suite suite = PerftSuite();
  Problem problem;
  problem.expected.leaves[2] = 900;
  EXPECT_TRUE(suite.score(problem, Outcome::Ran("900", {{"depth", 2}})).is_right());
  EXPECT_TRUE(suite.score(problem, Outcome::Ran("901", {{"depth", 2}})).is_fault);
  for (const Outcome& elsewhere : {Outcome::Ran("30", {{"depth", 1}}), Outcome::Ran("900")}) {
    EXPECT_EQ(suite.score(problem, elsewhere).verdict, Score::Verdict::kOpen);
  }
}

}  // namespace
}  // namespace hakari::suites
