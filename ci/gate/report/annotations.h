// A gate as GitHub's workflow commands, which show up beside the changed files and on the run's
// page: the verdict, and each row and problem that does not pass.
#ifndef HAKARI_CI_GATE_REPORT_ANNOTATIONS_H_
#define HAKARI_CI_GATE_REPORT_ANNOTATIONS_H_

#include <string>

#include "ci/gate/gate_report.h"

namespace hakari::gate {

// GitHub shows ten of a kind for a step; more than these are not written.
inline constexpr int kShownAnnotations = 10;

std::string GateAnnotations(const GateReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_ANNOTATIONS_H_
