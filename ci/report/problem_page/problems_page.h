// Problems as one HTML page, with the answers of programs, if any.
#ifndef HAKARI_CI_REPORT_PROBLEM_PAGE_PROBLEMS_PAGE_H_
#define HAKARI_CI_REPORT_PROBLEM_PAGE_PROBLEMS_PAGE_H_

#include <string>

#include "ci/report/problem_page/shown_problems.h"

namespace hakari::report {

std::string ProblemsPage(const ShownProblems& shown);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_PROBLEM_PAGE_PROBLEMS_PAGE_H_
