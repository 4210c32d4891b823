// A comparison over problems, as the page of the problems shows it.
#ifndef HAKARI_CI_COMPARE_SHOWN_COMPARISON_H_
#define HAKARI_CI_COMPARE_SHOWN_COMPARISON_H_

#include <vector>

#include "ci/compare/comparison.h"
#include "ci/report/problem_page/shown_problems.h"
#include "suites/core/problem.h"

namespace hakari::compare {

// `problems`: all that the contestants were to be asked, finished or not. The caller sets name and
// origin.
report::ShownProblems ShownOf(const Comparison& comparison, std::vector<suites::Problem> problems);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_SHOWN_COMPARISON_H_
