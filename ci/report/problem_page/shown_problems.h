// Problems, and the answers of programs to them: all that their page shows.
#ifndef HAKARI_CI_REPORT_PROBLEM_PAGE_SHOWN_PROBLEMS_H_
#define HAKARI_CI_REPORT_PROBLEM_PAGE_SHOWN_PROBLEMS_H_

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ci/report/envelope.h"
#include "ci/report/origin.h"
#include "ci/report/suite_report.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/score.h"

namespace hakari::report {

struct ShownAnswer {
  suites::Outcome outcome;
  suites::Score score;
};

struct ShownProgram {
  std::string name;  // for people
  suites::Limits limits;
  std::map<std::string, ShownAnswer> answers;  // by the problem's id; none if it was not asked
};

struct ShownProblems {
  Origin origin;
  std::string name;  // "next_move"
  std::vector<suites::Problem> problems;
  std::vector<std::string> tally;      // the notes by whose values problems are counted
  std::vector<ShownProgram> programs;  // none: the problems alone
  bool is_complete = true;             // false: the run was interrupted
  std::optional<StatedVerdict> verdict;
};

// The value for a suite that one program ran; `problems` are those that were selected.
ShownProblems ShownOf(const SuiteReport& report, std::vector<suites::Problem> problems);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_PROBLEM_PAGE_SHOWN_PROBLEMS_H_
