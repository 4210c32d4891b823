#include "ci/compare/shown_comparison.h"

#include <vector>

#include "ci/compare/comparison.h"
#include "ci/report/problem_page/shown_problems.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/score.h"

namespace hakari::compare {
namespace {

// Two contestants and two problems, of which the second was not finished.
TEST(ShownComparison, AnswersStandByProgramAndProblem) {
  using suites::Outcome;
  using suites::Score;
  Comparison comparison;
  comparison.contestants.resize(2);
  comparison.contestants[0].shown = "search";
  comparison.contestants[1].shown = "usi:./engine";
  comparison.contestants[1].limits.nodes = 7;
  comparison.tally = {"theme"};
  comparison.interrupted = true;
  comparison.positions = {{"p1",
                           {{Outcome::Ran("7g7f"), Score::OfChoice({}, true), {}},
                            {Outcome::Crashed("died"), Score::NotAnswered({}), {}}}}};
  std::vector<suites::Problem> problems(2);
  problems[0].id = "p1";
  problems[1].id = "p2";

  const report::ShownProblems shown = ShownOf(comparison, problems);
  EXPECT_FALSE(shown.is_complete);
  EXPECT_EQ(shown.tally, comparison.tally);
  ASSERT_EQ(shown.problems.size(), 2u);
  ASSERT_EQ(shown.programs.size(), 2u);
  EXPECT_EQ(shown.programs[0].name, "search");
  EXPECT_EQ(shown.programs[0].answers.at("p1").outcome.answer, "7g7f");
  EXPECT_TRUE(shown.programs[0].answers.at("p1").score.is_right());
  EXPECT_EQ(shown.programs[1].limits.nodes, 7u);
  EXPECT_EQ(shown.programs[1].answers.at("p1").outcome.why, "died");
  EXPECT_EQ(shown.programs[1].answers.count("p2"), 0u);
}

}  // namespace
}  // namespace hakari::compare
