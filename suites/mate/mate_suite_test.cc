#include "suites/mate/mate_suite.h"

#include <algorithm>
#include <atomic>
#include <random>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_set.h"
#include "suites/run/runner.h"

namespace hakari::suites {
namespace {

TEST(MateSuites, TheProblemsCanBeRead) {
  const auto read = [](const Suite& suite) {
    const auto set = ReadProblemSet(suite.problem_files);
    EXPECT_TRUE(set.ok()) << set.status();
    return set.ok() ? set->problems().size() : 0;
  };
  EXPECT_EQ(read(MateSuite()), 10000u);
  EXPECT_EQ(read(ClassicsSuite()), 4u);
  EXPECT_EQ(read(ThemesSuite()), 22u);
}

TEST(MateSuites, NotesJudgeTheAnswer) {
  const Suite suite = ThemesSuite();
  Problem problem;
  const auto judge = [&](const char* answer) { return suite.score(problem, Outcome::Ran(answer)); };
  EXPECT_EQ(judge("mate").verdict, Score::Verdict::kOpen);
  problem.expected.is_mate = true;
  EXPECT_TRUE(judge("mate").is_right());
  EXPECT_TRUE(judge("nomate").is_wrong());
  EXPECT_TRUE(judge("nomate").is_fault);
  EXPECT_EQ(judge("unknown").verdict, Score::Verdict::kOpen);
  problem.expected.is_mate = false;
  EXPECT_TRUE(judge("nomate").is_right());
  EXPECT_TRUE(judge("mate").is_fault);
  EXPECT_EQ(suite.programs[0].unsolved_answer, "unknown");
}

// Answers and counts by problem, of a run in some order.
std::vector<std::string> Counts(const std::vector<const Problem*>& problems, int jobs) {
  ProblemRunOptions options;
  options.limits.nodes = 1000;
  options.run.jobs = jobs;
  const std::atomic<bool> never{false};
  const auto ran = RunProblems(problems, MateSuite().programs[0], options, never);
  EXPECT_TRUE(ran.ok());
  std::vector<std::string> counts;
  for (size_t i = 0; i < problems.size(); ++i) {
    Outcome outcome = ran->outcomes[i];
    outcome.times = {};
    counts.push_back(problems[i]->id + " " + OutcomeText(outcome));
  }
  std::sort(counts.begin(), counts.end());
  return counts;
}

TEST(MateSuites, CountsDependOnNothingButTheProblem) {
  const auto set = ReadProblemSet(MateSuite().problem_files);
  ASSERT_TRUE(set.ok());
  constexpr size_t kEvery = 50;
  std::vector<const Problem*> problems;
  for (size_t i = 0; i < set->problems().size(); i += kEvery) {
    problems.push_back(&set->problems()[i]);
  }
  const std::vector<std::string> in_order = Counts(problems, 1);
  EXPECT_EQ(Counts(problems, 1), in_order) << "run twice";
  EXPECT_EQ(Counts(problems, 3), in_order) << "on three threads";
  std::shuffle(problems.begin(), problems.end(), std::mt19937(1));
  EXPECT_EQ(Counts(problems, 1), in_order) << "shuffled";
}

}  // namespace
}  // namespace hakari::suites
