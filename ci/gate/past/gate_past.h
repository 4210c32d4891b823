// Adds a gate to the history and reads earlier gates from it. The history decides nothing.
#ifndef HAKARI_CI_GATE_PAST_GATE_PAST_H_
#define HAKARI_CI_GATE_PAST_GATE_PAST_H_

#include <string>

#include "absl/status/status.h"
#include "ci/gate/gate_report.h"
#include "ci/history/history_run.h"

namespace hakari::gate {

// The candidate's figures, beside the base's from the same rounds. Times are per unit of work,
// since the amount of work in a sample may change. There are no rows if nothing was measured.
history::HistoryRun RunOfGate(const GateReport& report);

// Adds the report to the history file, which is created if it is missing, and fills in the report's
// trend. A report that is invalid or without measurements is not added.
absl::Status KeepAndRecall(const std::string& path, GateReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_PAST_GATE_PAST_H_
