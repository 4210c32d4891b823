// The formats of figures, the same in every output of a gate.
#ifndef HAKARI_CI_GATE_REPORT_FIGURES_H_
#define HAKARI_CI_GATE_REPORT_FIGURES_H_

#include <optional>
#include <string>

#include "ci/gate/gate_report.h"

namespace hakari::gate {

// A relative change: "+3.1 %", "-0.25 %", "0 %". Two significant digits.
std::string Percent(double change);
// The same without the sign: "3.1 %".
std::string PercentSize(double change);
// "+2.8 % … +3.4 %"; empty if there is none.
std::string IntervalText(const std::optional<Effect>& change);
// "152 ns", "1.24 µs", "-" if there is none.
std::string TimeText(const std::optional<double>& ns);
// "2 m 05 s", "14.2 s".
std::string SecondsText(double seconds);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_FIGURES_H_
