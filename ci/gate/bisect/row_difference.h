// What differs between two runs of a suite, problem by problem.
#ifndef HAKARI_CI_GATE_BISECT_ROW_DIFFERENCE_H_
#define HAKARI_CI_GATE_BISECT_ROW_DIFFERENCE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "ci/report/suite_report.h"
#include "golden/finding.h"

namespace hakari::gate {

// In the order of the newer run. The status of a problem that did not run counts as its answer. A
// problem that only one of the runs has differs. `only`: compares this problem alone; empty: all.
golden::Findings RowDifferences(const report::SuiteReport& older, const report::SuiteReport& newer,
                                const std::string& only);

// How the speed of two commits compares, from rounds in which they ran in turn.
struct SpeedRound {
  report::SuiteReport older;
  report::SuiteReport newer;
};

// How much longer the newer commit takes: the median ratio of the processor times, per node if both
// count nodes. An error if there are too few rounds, or if nothing ran in one of them.
absl::StatusOr<Effect> SpeedChangeOf(const std::vector<SpeedRound>& rounds);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_ROW_DIFFERENCE_H_
