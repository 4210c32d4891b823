// A comparison over problems as their page shows it.
#ifndef HAKARI_CI_COMPARE_SHOWN_COMPARISON_H_
#define HAKARI_CI_COMPARE_SHOWN_COMPARISON_H_

#include <vector>

#include "ci/compare/comparison.h"
#include "ci/report/problem_page/shown_problems.h"
#include "suites/core/problem.h"

namespace hakari::compare {

// The problems are those that the contestants were to be asked; name and origin are the caller's.
report::ShownProblems ShownOf(const Comparison& comparison, std::vector<suites::Problem> problems);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_SHOWN_COMPARISON_H_
