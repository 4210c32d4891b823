// The results of the trials as a table: alarms with their exact upper bound, catches with their
// exact lower bound.
#ifndef HAKARI_CI_GATE_TRIALS_TRIAL_TABLE_H_
#define HAKARI_CI_GATE_TRIALS_TRIAL_TABLE_H_

#include <string>
#include <vector>

#include "ci/gate/trials/replay.h"

namespace hakari::gate {

// Every row is checked against the promise for its variant; `kept` says whether all promises are
// kept. The last rows add up the gates of one benchmark each, by load.
struct TrialTable {
  std::string text;
  bool kept = true;
};
TrialTable TableOf(const std::vector<TrialRow>& rows);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TRIALS_TRIAL_TABLE_H_
