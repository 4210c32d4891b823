// What becomes of one benchmark: its time as all stages saw it, and its instructions, to a verdict.
#ifndef HAKARI_CI_GATE_ROW_DECISION_H_
#define HAKARI_CI_GATE_ROW_DECISION_H_

#include <optional>
#include <string>

#include "ci/gate/gate_report.h"
#include "ci/gate/time_look.h"
#include "ci/report/verdict/verdict.h"

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

// What becomes of a benchmark with more instructions than the floor allows. Instructions are not
// time: it may pass all the same, but only on evidence, and a measurement that is missing is none.
bool HasMoreInstructions(const BenchRow& row, const GateRules& rules);

// Not slower, and even the upper bound of the time is well below what so many instructions more
// would take.
bool SurelyDoesNotFollow(const std::optional<Effect>& time, double instructions);

struct InstructionVerdict {
  report::Verdict verdict = report::Verdict::kRegressed;
  GateLayer layer = GateLayer::kInstructions;
  std::string note;
};

// Of a row that has concluded what its stages say. `is_slower`: its times are, on their own.
// `out_of_time`: the budget was used up, so that what is missing may be missing for that.
InstructionVerdict OfMoreInstructions(const BenchRow& row, bool is_slower, bool out_of_time,
                                      const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_ROW_DECISION_H_
