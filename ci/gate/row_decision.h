// What becomes of one benchmark: its time as all stages saw it, and its instructions, to a verdict.
#ifndef HAKARI_CI_GATE_ROW_DECISION_H_
#define HAKARI_CI_GATE_ROW_DECISION_H_

#include <optional>

#include "ci/gate/gate_report.h"
#include "ci/gate/time_look.h"

namespace hakari::gate {

// Fills in everything that the row calls concluded. `out_of_time`: the budget was used up, so that
// not all may have been measured that was wanted.
void ConcludeRow(BenchRow& row, const TimeLook& look, const GateRules& rules, bool out_of_time);

// Whether its instructions leave a doubt that only its time can settle.
bool WantsWeighing(const BenchRow& row, const GateRules& rules);

// Whether the row is to be measured again, alone, after all looks: it is not the same, or it is to
// pass in spite of more instructions.
bool WantsConfirmation(const BenchRow& row, const TimeLook& look, const GateRules& rules);

// Whether a row that was measured alone is to be measured in another order of linking too: its time
// changed and no instructions explain it, or it did not follow more instructions.
bool WantsOtherOrder(const BenchRow& row, const TimeLook& look, const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_ROW_DECISION_H_
