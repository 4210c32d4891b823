// What differs between two runs of a suite, problem by problem.
#ifndef HAKARI_CI_GATE_BISECT_ROW_DIFFERENCE_H_
#define HAKARI_CI_GATE_BISECT_ROW_DIFFERENCE_H_

#include <string>

#include "ci/report/suite_report.h"
#include "golden/finding.h"

namespace hakari::gate {

// In the order of the newer run. A problem without an answer has its status for one; one that only
// one of the runs has differs. `only`: this problem alone; empty: all.
golden::Findings RowDifferences(const report::SuiteReport& older, const report::SuiteReport& newer,
                                const std::string& only);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_ROW_DIFFERENCE_H_
