// Problems of every kind with answers of every kind, for the tests of their page.
#ifndef HAKARI_CI_REPORT_PROBLEM_PAGE_SHOWN_FOR_TEST_H_
#define HAKARI_CI_REPORT_PROBLEM_PAGE_SHOWN_FOR_TEST_H_

#include <string>

#include "ci/report/problem_page/shown_problems.h"
#include "suites/core/problem.h"

namespace hakari::report::testing {

suites::Problem ProblemOf(const std::string& line);

// Four problems of two books: two right moves and a line; a history; a drop by white; a move to
// avoid. Of two programs the first, "search", plays right, wrong, crashes and is not asked; the
// second, "other", plays wrong, right, right and resigns.
ShownProblems ShownFor(int programs);

}  // namespace hakari::report::testing

#endif  // HAKARI_CI_REPORT_PROBLEM_PAGE_SHOWN_FOR_TEST_H_
