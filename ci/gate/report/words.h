// Texts about a gate's rows, shared by terminal, Markdown, JUnit and annotations. Foreign text in
// them is not escaped: each output escapes it in its own way.
#ifndef HAKARI_CI_GATE_REPORT_WORDS_H_
#define HAKARI_CI_GATE_REPORT_WORDS_H_

#include <string>
#include <vector>

#include "ci/gate/gate_report.h"

namespace hakari::gate {

// At most this many differing problems are shown of a gate; the rest is counted.
inline constexpr int kShownDifferences = 30;

// "REGRESSED by time". A pass names no layer.
std::string VerdictWords(const GateReport& report);
// One line: the reason that decided, or for a pass what was measured.
std::string WhyText(const GateReport& report);
// Further reasons that no benchmark's row shows.
std::vector<std::string> ReasonsBesidesRows(const GateReport& report);

// "mate by pds, nodes=10000".
std::string NameOf(const WorkRow& row);
// "nodes 1000 -> 41000 (+4000 %), answer mate -> nomate".
std::string ChangeText(const WorkDifference& difference);
// Whether the row changed, or has a note.
bool IsWorthShowing(const BenchRow& row);
bool IsWorthShowing(const WorkRow& row);

// The differences to show, those that are not accepted first.
struct ShownDifference {
  const WorkRow* row;
  const WorkDifference* difference;
};
std::vector<ShownDifference> ShownDifferences(const GateReport& report);
// How many there are, and how many of them are accepted.
struct DifferenceCount {
  int all = 0;
  int accepted = 0;
};
DifferenceCount CountDifferences(const GateReport& report);

// What was played: "400 games at nodes=1000, the candidate at nodes=970 (its time per node: …)",
// how its pairs ended, from which openings, how long. Empty if no game was played.
std::string GamesText(const StrengthRow& row);

// "2 suites (1500 problems), 23 benchmarks (40 rounds)".
std::string MeasuredText(const GateReport& report);
std::string MachineText(const GateReport& report);
std::string SpentText(const GateReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_WORDS_H_
