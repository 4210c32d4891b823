// One look at the times of all benchmarks together: which of them changed, now that so many are
// judged at once and more than one look is allowed.
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
  double p = 1;  // that nothing changed, corrected for the looks and for the other benchmarks
  ChangeWord word = ChangeWord::kUnclear;
};

// One for each row, in their order, from `rounds` alone.
std::vector<TimeLook> LookAtTimes(const std::vector<BenchRow>& rows, const GateRules& rules);

// What the times of one benchmark say, all stages heard, in a word and a sentence that its figures
// bear out.
struct TimeWord {
  ChangeWord word = ChangeWord::kUnclear;
  std::string note;  // one sentence, for people; empty where there is nothing to say
};

inline bool IsChange(ChangeWord word) {
  return word == ChangeWord::kSlower || word == ChangeWord::kFaster;
}

// These read what the row has concluded of its stages: the changes of time, of instructions, the
// floor.

// Measured among the others, and again, alone: what stands out must do so twice.
TimeWord WordOfBoth(const BenchRow& row, const TimeLook& look, const GateRules& rules);

// A change of time that no instructions explain, held against the builds in another order.
TimeWord WordInAnotherOrder(const BenchRow& row, ChangeWord word, const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TIME_LOOK_H_
