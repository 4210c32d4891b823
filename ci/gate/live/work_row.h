// Compares the base's and the candidate's result of one suite and makes the gate's row of work.
#ifndef HAKARI_CI_GATE_LIVE_WORK_ROW_H_
#define HAKARI_CI_GATE_LIVE_WORK_ROW_H_

#include <string>
#include <vector>

#include "ci/gate/gate_report.h"
#include "ci/report/suite_report.h"
#include "suites/core/problem_set.h"

namespace hakari::gate {

struct ComparedWork {
  WorkRow row;
  std::vector<std::string> faults;
};

// The candidate's report was compared with its own golden. A difference from the base that is no
// finding in that report is accepted, with `accepted_reason`.
ComparedWork CompareReports(const report::SuiteReport& base, const report::SuiteReport& candidate,
                            const suites::ProblemSet& problems, const std::string& accepted_reason);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_WORK_ROW_H_
