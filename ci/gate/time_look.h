// One look at the times of all benchmarks together: which of them changed, now that so many are
// judged at once and more than one look is allowed.
#ifndef HAKARI_CI_GATE_TIME_LOOK_H_
#define HAKARI_CI_GATE_TIME_LOOK_H_

#include <optional>
#include <vector>

#include "ci/gate/change.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

struct TimeLook {
  std::optional<Effect> change;
  double floor = 0;
  double p = 1;  // that nothing changed, corrected for the looks and for the other benchmarks
  ChangeWord word = ChangeWord::kUnclear;
};

// One for each row, in their order, from `rounds` alone.
std::vector<TimeLook> LookAtTimes(const std::vector<BenchRow>& rows, const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TIME_LOOK_H_
