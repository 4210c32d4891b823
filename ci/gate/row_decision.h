// Decides the verdict on one benchmark, from its times in all stages and its instructions.
#ifndef HAKARI_CI_GATE_ROW_DECISION_H_
#define HAKARI_CI_GATE_ROW_DECISION_H_

#include <optional>
#include <string>

#include "ci/gate/gate_report.h"
#include "ci/gate/time_look.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::gate {

// Fills in all fields that the row marks as concluded. `out_of_time`: the budget was used up, so
// measurements may be missing.
void ConcludeRow(BenchRow& row, const TimeLook& look, const GateRules& rules, bool out_of_time);

// Whether the row's time must be weighed because its instructions changed or were not counted.
bool WantsWeighing(const BenchRow& row, const GateRules& rules);

// Whether to measure the row again, alone, after all looks: its time is not the same, or it may
// pass in spite of more instructions.
bool WantsConfirmation(const BenchRow& row, const TimeLook& look, const GateRules& rules);

// Whether to measure a row in another order of linking too, after it was measured alone: its time
// changed and instructions do not explain it, or its time does not follow more instructions.
bool WantsOtherOrder(const BenchRow& row, const TimeLook& look, const GateRules& rules);

// Whether the row has more instructions than the floor allows. Instructions are not time: the row
// may pass nevertheless, but only on evidence, and a missing measurement is no evidence.
bool HasMoreInstructions(const BenchRow& row, const GateRules& rules);

// Whether the time is not slower, and even its upper bound is below half of the change of
// instructions.
bool SurelyDoesNotFollow(const std::optional<Effect>& time, double instructions);

struct InstructionVerdict {
  report::Verdict verdict = report::Verdict::kRegressed;
  GateLayer layer = GateLayer::kInstructions;
  std::string note;
};

// The row's changes of time and instructions must be filled in. `is_slower`: its times alone say
// so. `out_of_time`: the budget was used up, which may be why measurements are missing.
InstructionVerdict OfMoreInstructions(const BenchRow& row, bool is_slower, bool out_of_time,
                                      const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_ROW_DECISION_H_
