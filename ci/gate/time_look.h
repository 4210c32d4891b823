// One look at the times of all benchmarks: which of them changed, corrected for the number of
// benchmarks and of looks.
#ifndef HAKARI_CI_GATE_TIME_LOOK_H_
#define HAKARI_CI_GATE_TIME_LOOK_H_

#include <optional>
#include <string>
#include <vector>

#include "ci/gate/change.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

struct TimeLook {
  std::optional<Effect> change;
  double floor = 0;
  double p = 1;  // p-value of no change, corrected for the looks and the other benchmarks
  ChangeWord word = ChangeWord::kUnclear;
};

// One look per row, in their order. Changes and p-values come from `rounds` alone.
std::vector<TimeLook> LookAtTimes(const std::vector<BenchRow>& rows, const GateRules& rules);

// The conclusion from one benchmark's times in all stages: a word and a sentence that its figures
// support.
struct TimeWord {
  ChangeWord word = ChangeWord::kUnclear;
  std::string note;  // one sentence, for people; empty if there is nothing to say
};

inline bool IsChange(ChangeWord word) {
  return word == ChangeWord::kSlower || word == ChangeWord::kFaster;
}

// These functions read the row's concluded fields: the changes of time and of instructions, the
// floor.

// From the times measured together and again alone: a change must show in both.
TimeWord WordOfBoth(const BenchRow& row, const TimeLook& look, const GateRules& rules);

// Checks a change of time that instructions do not explain against the builds in another order of
// linking.
TimeWord WordInAnotherOrder(const BenchRow& row, ChangeWord word, const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TIME_LOOK_H_
