// Gates of all kinds, for tests.
#ifndef HAKARI_CI_GATE_REPORT_TESTING_H_
#define HAKARI_CI_GATE_REPORT_TESTING_H_

#include <string>

#include "ci/gate/gate_report.h"

namespace hakari::gate::testing {

// Two builds of the same work, two benchmarks and a suite, nothing changed.
GateReport PassingGate();

// One benchmark slower by three percent, with the same instructions: time decides.
GateReport SlowerGate();

// Three problems of the suite changed, one of them accepted: behaviour decides.
GateReport ChangedGate();

// The same work, and games that show the candidate no weaker than was asked.
GateReport StrongerGate();

// Nothing could be judged.
GateReport InvalidGate();

// A gate with `text` in every place of foreign text; the outputs show all of these places.
GateReport HostileGate(const std::string& text);

}  // namespace hakari::gate::testing

#endif  // HAKARI_CI_GATE_REPORT_TESTING_H_
