#include "ci/report/problem_page/problems_page.h"

#include "ci/report/page/page.h"
#include "ci/report/problem_page/problems_json.h"

namespace hakari::report {

extern const PageParts kProblemPageParts;  // made by embed.sh

std::string ProblemsPage(const ShownProblems& shown) {
  return PageOf(kProblemPageParts, ProblemsJson(shown));
}

}  // namespace hakari::report
