#include "ci/report/problem_page/shown_problems.h"

#include <utility>

namespace hakari::report {

ShownProblems ShownOf(const SuiteReport& report, std::vector<suites::Problem> problems) {
  ShownProblems shown;
  shown.origin = report.origin;
  shown.name = report.suite;
  shown.problems = std::move(problems);
  shown.tally = report.tally;
  shown.verdict = {{report.judgement.verdict, "", report.judgement.reasons}};
  ShownProgram program = {report.program, report.limits, {}};
  for (const suites::ProblemResult& result : report.results) {
    program.answers[result.id] = {result.outcome, result.score};
  }
  shown.is_complete = program.answers.size() == shown.problems.size();
  shown.programs.push_back(std::move(program));
  return shown;
}

}  // namespace hakari::report
