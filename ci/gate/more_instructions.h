// What becomes of a benchmark with more instructions than the floor allows. Instructions are not
// time: it may pass all the same, but only on evidence, and a measurement that is missing is none.
#ifndef HAKARI_CI_GATE_MORE_INSTRUCTIONS_H_
#define HAKARI_CI_GATE_MORE_INSTRUCTIONS_H_

#include <optional>
#include <string>

#include "ci/gate/change.h"
#include "ci/gate/gate_report.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::gate {

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

#endif  // HAKARI_CI_GATE_MORE_INSTRUCTIONS_H_
