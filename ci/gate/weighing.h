// The procedure of the time layer: rounds of all benchmarks together, in as many looks as the rules
// allow; rows that stand out again alone; and rows that instructions do not explain in another
// order of linking. A RoundSource supplies the rounds, from live processes or from a recording.
#ifndef HAKARI_CI_GATE_WEIGHING_H_
#define HAKARI_CI_GATE_WEIGHING_H_

#include <vector>

#include "absl/status/status.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

enum class Stage { kTogether, kAlone, kOtherOrder };

// The row's samples of a stage.
Rounds& SamplesOf(Stage stage, BenchRow& row);

class RoundSource {
 public:
  virtual ~RoundSource() = default;

  // Appends `rounds` rounds to each row's samples of this stage. kDeadlineExceeded if there is not
  // enough time; only whole rounds are appended. kNotFound for kOtherOrder if there is no other
  // order.
  virtual absl::Status Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) = 0;
};

// Measures what the rules ask for. Sets `out_of_time`; other errors become faults.
void WeighTimes(GateReport& report, RoundSource& source);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_WEIGHING_H_
