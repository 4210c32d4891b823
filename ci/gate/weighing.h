// The procedure of the time layer: rounds of all benchmarks, as many looks as the rules allow, what
// stands out measured again alone, and in another order of linking what no instructions explain.
// Where the rounds come from, live processes or a recording, it does not know.
#ifndef HAKARI_CI_GATE_WEIGHING_H_
#define HAKARI_CI_GATE_WEIGHING_H_

#include <vector>

#include "absl/status/status.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

enum class Stage { kTogether, kAlone, kOtherOrder };

// Where a row keeps the samples of a stage.
Rounds& SamplesOf(Stage stage, BenchRow& row);

class RoundSource {
 public:
  virtual ~RoundSource() = default;

  // Appends so many rounds to each of the rows' samples of this stage. kDeadlineExceeded if there
  // is no time for them; what is there by then is whole rounds. kNotFound for kOtherOrder if there
  // is none.
  virtual absl::Status Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) = 0;
};

// Measures what the rules ask for. Sets `out_of_time`; other errors become faults.
void WeighTimes(GateReport& report, RoundSource& source);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_WEIGHING_H_
