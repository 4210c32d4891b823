// Decides the verdict, with its reasons, from everything that was measured. A pure function, so
// that a saved report can be judged again and recorded samples can be judged by the thousand.
#ifndef HAKARI_CI_GATE_DECISION_H_
#define HAKARI_CI_GATE_DECISION_H_

#include "ci/gate/gate_report.h"

namespace hakari::gate {

// Raised when the same measurements may lead to another verdict than before. 1: a row with more
// instructions could pass although a measurement was missing. 2: it needs every measurement.
inline constexpr int kDecisions = 2;

// Fills in all fields that the report marks as concluded.
void Conclude(GateReport& report);

// Whether the benchmark does other work than in the base: another number of items per sample, or
// another count that was accepted.
bool DoesOtherWork(const GateReport& report, const BenchRow& row);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_DECISION_H_
