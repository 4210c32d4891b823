// What differs between two runs of a suite, problem by problem.
#ifndef HAKARI_CI_GATE_BISECT_ROW_DIFFERENCE_H_
#define HAKARI_CI_GATE_BISECT_ROW_DIFFERENCE_H_

#include <string>

#include "ci/report/suite_report.h"
#include "golden/finding.h"

namespace hakari {

// In the order of the newer run. A problem without an answer has its status for one; one that only
// one of the runs has differs. `only`: this problem alone; empty: all.
Findings RowDifferences(const SuiteReport& older, const SuiteReport& newer,
                        const std::string& only);

}  // namespace hakari

#endif  // HAKARI_CI_GATE_BISECT_ROW_DIFFERENCE_H_
