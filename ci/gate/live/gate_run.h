// A whole gate over two folders of executables: validity, exact work, instructions, times.
#ifndef HAKARI_CI_GATE_LIVE_GATE_RUN_H_
#define HAKARI_CI_GATE_LIVE_GATE_RUN_H_

#include <cstdint>
#include <string>

#include "base/context/context.h"
#include "ci/gate/deadlines.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

struct GatePlan {
  Context context;  // root: the candidate's project; seed: of the order within rounds
  std::string base_folder;
  std::string candidate_folder;
  std::string base_revision;  // for the report
  std::string candidate_revision;
  std::string cache;  // for the base's results; empty: none
  GateRules rules;
  std::string filter;           // of benchmarks, a regular expression; empty: all
  double budget_seconds = 300;  // for all of it
  bool all_times = false;       // weigh the time of every benchmark, not only of doubtful ones
  bool identical_shortcut = true;
  bool with_work = true;
  bool with_instructions = true;
  bool full = false;
  int64_t least_deadline_ms = kLeastDeadlineMs;  // of a problem of the candidate
};

// Always returns a concluded report; errors are among its faults.
GateReport RunGate(const GatePlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_GATE_RUN_H_
