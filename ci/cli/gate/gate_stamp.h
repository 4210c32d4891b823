// When and where a gate ran, as its report says.
#ifndef HAKARI_CI_CLI_GATE_GATE_STAMP_H_
#define HAKARI_CI_CLI_GATE_GATE_STAMP_H_

#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "base/machine/machine.h"
#include "ci/gate/gate_report.h"

namespace hakari::cli {

inline void StampWithTimeAndMachine(gate::GateReport& report) {
  report.time = absl::FormatTime("%Y-%m-%dT%H:%M:%SZ", absl::Now(), absl::UTCTimeZone());
  const Machine machine = ReadMachine();
  report.machine = machine.cpu_model;
  report.cpus = machine.cpus;
}

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_GATE_STAMP_H_
