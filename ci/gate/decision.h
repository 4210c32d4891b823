// The verdict: from everything that was measured to one word, with its reasons. A pure function, so
// that a saved report can be judged again and recorded samples can be judged by the thousand.
#ifndef HAKARI_CI_GATE_DECISION_H_
#define HAKARI_CI_GATE_DECISION_H_

#include "ci/gate/gate_report.h"

namespace hakari::gate {

// Raised when the same measurements may come to another verdict than before. 1: a missing
// measurement spoke for a pass in spite of more instructions. 2: it takes every measurement.
inline constexpr int kDecisions = 2;

// Fills in everything that the report calls concluded.
void Conclude(GateReport& report);

// Whether the benchmark's work is other than the base's, and that was accepted or is no answer.
bool DoesOtherWork(const GateReport& report, const BenchRow& row);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_DECISION_H_
