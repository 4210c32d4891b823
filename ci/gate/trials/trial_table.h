// What the trials show, as a table for people: alarms with their exact upper bound, catches with
// their exact lower bound.
#ifndef HAKARI_CI_GATE_TRIALS_TRIAL_TABLE_H_
#define HAKARI_CI_GATE_TRIALS_TRIAL_TABLE_H_

#include <string>
#include <vector>

#include "ci/gate/trials/replay.h"

namespace hakari::gate {

// Every row is judged by what its variant promises; `kept` says whether all keep it. Below them the
// gates of one benchmark each are added up, by load.
struct TrialTable {
  std::string text;
  bool kept = true;
};
TrialTable TableOf(const std::vector<TrialRow>& rows);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TRIALS_TRIAL_TABLE_H_
