// What becomes of one benchmark: its time as all stages saw it, and its instructions, to a verdict.
#ifndef HAKARI_CI_GATE_ROW_DECISION_H_
#define HAKARI_CI_GATE_ROW_DECISION_H_

#include <optional>

#include "ci/gate/gate_report.h"
#include "ci/gate/time_look.h"

namespace hakari {

// Fills in everything that the row calls concluded.
void ConcludeRow(BenchRow& row, const TimeLook& look, const GateRules& rules);

// Whether its instructions leave a doubt that only its time can settle.
bool WantsWeighing(const BenchRow& row, const GateRules& rules);

// Whether the row is to be measured again, alone, after all looks.
bool WantsConfirmation(const TimeLook& look);

// Whether a row that was measured alone is to be measured in another order of linking too: its time
// changed and no instructions explain it.
bool WantsOtherOrder(const BenchRow& row, const TimeLook& look, const GateRules& rules);

}  // namespace hakari

#endif  // HAKARI_CI_GATE_ROW_DECISION_H_
