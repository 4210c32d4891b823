// How much longer one side takes than the other: the median of paired ratios, and where it lies.
#ifndef HAKARI_CI_GATE_CHANGE_H_
#define HAKARI_CI_GATE_CHANGE_H_

#include <optional>
#include <vector>

#include "ci/gate/gate_report.h"

namespace hakari::gate {

// Round by round the logarithm of new over old. Only whole rounds count.
std::vector<double> LogRatios(const std::vector<double>& old_ns, const std::vector<double>& new_ns);

// How many items of work the candidate does for each of the base's.
double WorkRatio(const BenchRow& row);

// Of a row's rounds, an item of work each.
std::vector<double> LogRatiosOf(const BenchRow& row, const Rounds& rounds);

// An item's instructions on the candidate's side over those on the base's, less one; nothing if
// they were not counted.
std::optional<double> InstructionChangeOf(const BenchRow& row);

// The chance of a false alarm is divided among the looks.
double ConfidenceOfALook(const GateRules& rules);

// Nothing if there are too few ratios for the confidence.
std::optional<Effect> ChangeOf(const std::vector<double>& log_ratios, double confidence);

// Of one stage's rounds of a row, at the confidence of a look.
std::optional<Effect> ChangeIn(const BenchRow& row, const Rounds& rounds, const GateRules& rules);

// What a change is called, given the floor below which none counts. An interval that reaches beyond
// the most that may pass unseen is unclear; and so, where the floor is above the most noise, is all
// but what lies wholly beyond the floor.
enum class ChangeWord { kSame, kSlower, kFaster, kUnclear };
ChangeWord WordFor(const std::optional<Effect>& change, double floor, const GateRules& rules);

// Clear enough for what comes next, whatever further rounds might say: changed, or wholly within
// the floor.
bool IsSettled(const std::optional<Effect>& change, ChangeWord word, double floor);

// The floor of a row: how far the base was from itself in all rounds of this build, if that is more
// than the rules say.
double FloorOf(const BenchRow& row, const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_CHANGE_H_
