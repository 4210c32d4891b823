// How the speed of two commits compares, from rounds in which they ran in turn.
#ifndef HAKARI_CI_GATE_BISECT_SPEED_CHANGE_H_
#define HAKARI_CI_GATE_BISECT_SPEED_CHANGE_H_

#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "ci/report/suite_report.h"

namespace hakari::gate {

struct SpeedRound {
  report::SuiteReport older;
  report::SuiteReport newer;
};

// How much longer the newer takes: the median ratio of the processor time, of a node where both
// count nodes. An error if there are
// too few rounds, or nothing ran in one of them.
absl::StatusOr<Effect> SpeedChangeOf(const std::vector<SpeedRound>& rounds);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_SPEED_CHANGE_H_
