// How much longer one side takes than the other: the median of paired ratios and its interval.
#ifndef HAKARI_CI_GATE_CHANGE_H_
#define HAKARI_CI_GATE_CHANGE_H_

#include <optional>
#include <vector>

#include "ci/gate/gate_report.h"

namespace hakari::gate {

// The logarithm of new over old, per round. Incomplete rounds are ignored.
std::vector<double> LogRatios(const std::vector<double>& old_ns, const std::vector<double>& new_ns);

// The items of work that the candidate does per item of the base.
double WorkRatio(const BenchRow& row);

// The log ratios of a row's rounds, per item of work.
std::vector<double> LogRatiosOf(const BenchRow& row, const Rounds& rounds);

// The relative change of instructions per item from base to candidate; none if they were not
// counted.
std::optional<double> InstructionChangeOf(const BenchRow& row);

// The confidence of one look: the chance of a false alarm is divided among the looks.
double ConfidenceOfALook(const GateRules& rules);

// None if there are too few ratios for the confidence.
std::optional<Effect> ChangeOf(const std::vector<double>& log_ratios, double confidence);

// The change in one stage's rounds of a row, at the confidence of a look.
std::optional<Effect> ChangeIn(const BenchRow& row, const Rounds& rounds, const GateRules& rules);

// The word for a change. Slower or faster: the whole interval lies on one side of 0, and the
// estimate lies beyond `floor`. Otherwise an interval that reaches beyond `most_unseen` is unclear.
// If the floor is above `most_noise`, every change is unclear unless its whole interval lies beyond
// the floor.
enum class ChangeWord { kSame, kSlower, kFaster, kUnclear };
ChangeWord WordFor(const std::optional<Effect>& change, double floor, const GateRules& rules);

// Whether further rounds cannot matter: the row is slower or faster, or the whole interval lies
// within the floor.
bool IsSettled(const std::optional<Effect>& change, ChangeWord word, double floor);

// The floor of a row: the farther end of the interval of the base against itself, in all rounds of
// the usual order of linking, or `time_floor` if that is larger.
double FloorOf(const BenchRow& row, const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_CHANGE_H_
