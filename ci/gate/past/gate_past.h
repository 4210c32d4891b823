// A gate and the history: what a gate leaves to later ones, and what earlier ones tell it. The past
// decides nothing.
#ifndef HAKARI_CI_GATE_PAST_GATE_PAST_H_
#define HAKARI_CI_GATE_PAST_GATE_PAST_H_

#include <string>

#include "absl/status/status.h"
#include "ci/gate/gate_report.h"
#include "ci/history/history_run.h"

namespace hakari::gate {

// The candidate's figures, with the base's of the same rounds beside them. Times are stated a unit
// of work, since how much of it fits into a sample may change. No rows if nothing was measured.
history::HistoryRun RunOfGate(const GateReport& report);

// Adds the report to the history in the file, which is made if there is none, and fills in its
// trend. A report that is invalid, or that measured nothing, is not added.
absl::Status KeepAndRecall(const std::string& path, GateReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_PAST_GATE_PAST_H_
