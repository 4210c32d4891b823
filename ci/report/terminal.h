// A run as terminal text: the verdict on the first line, then only what changed, each with the
// command that replays it.
#ifndef HAKARI_CI_REPORT_TERMINAL_H_
#define HAKARI_CI_REPORT_TERMINAL_H_

#include <string>

#include "ci/report/suite_report.h"

namespace hakari::report {

// At most this many problems are shown; the rest is counted.
inline constexpr int kShownProblems = 30;

std::string ToTerminal(const SuiteReport& report);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_TERMINAL_H_
