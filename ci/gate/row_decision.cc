#include "ci/gate/row_decision.h"

#include <cmath>
#include <string>
#include <utility>

#include "ci/gate/change.h"
#include "ci/gate/more_instructions.h"
#include "ci/gate/time_word.h"

namespace hakari::gate {
namespace {

report::Verdict VerdictFor(ChangeWord word) {
  switch (word) {
    case ChangeWord::kSlower:
      return report::Verdict::kRegressed;
    case ChangeWord::kFaster:
      return report::Verdict::kImproved;
    case ChangeWord::kUnclear:
      return report::Verdict::kInconclusive;
    case ChangeWord::kSame:
      return report::Verdict::kPass;
  }
  return report::Verdict::kInvalid;
}

void Decide(BenchRow& row, report::Verdict verdict, GateLayer layer, std::string note) {
  row.verdict = verdict;
  row.layer = layer;
  row.note = std::move(note);
}

}  // namespace

bool WantsWeighing(const BenchRow& row, const GateRules& rules) {
  const std::optional<double> instructions = InstructionChangeOf(row);
  return !instructions || std::abs(*instructions) > rules.instruction_floor;
}

bool WantsConfirmation(const BenchRow& row, const TimeLook& look, const GateRules& rules) {
  if (look.word != ChangeWord::kSame) return true;
  return HasMoreInstructions(row, rules) && !rules.strict_instructions &&
         SurelyDoesNotFollow(look.change, *InstructionChangeOf(row));
}

bool WantsOtherOrder(const BenchRow& row, const TimeLook& look, const GateRules& rules) {
  if (rules.one_order) return false;
  const std::optional<double> instructions = InstructionChangeOf(row);
  const std::optional<Effect> alone = ChangeIn(row, row.alone, rules);
  if (HasMoreInstructions(row, rules)) {
    return !rules.strict_instructions && SurelyDoesNotFollow(look.change, *instructions) &&
           SurelyDoesNotFollow(alone, *instructions);
  }
  if (!IsChange(look.word) || WordFor(alone, look.floor, rules) != look.word) return false;
  if (!instructions) return true;
  return look.word == ChangeWord::kSlower || *instructions >= -rules.instruction_floor;
}

void ConcludeRow(BenchRow& row, const TimeLook& look, const GateRules& rules, bool out_of_time) {
  row.time = look.change;
  row.time_alone = ChangeIn(row, row.alone, rules);
  row.time_other_order = ChangeIn(row, row.other_order, rules);
  row.instructions = InstructionChangeOf(row);
  row.floor = look.floor;
  row.p = look.p;
  TimeWord time = WordOfBoth(row, look, rules);
  if (HasMoreInstructions(row, rules)) {
    InstructionVerdict judged =
        OfMoreInstructions(row, time.word == ChangeWord::kSlower, out_of_time, rules);
    return Decide(row, judged.verdict, judged.layer, std::move(judged.note));
  }
  const bool by_instructions_alone = row.instructions && !(rules.judge_time && row.weighed);
  if (by_instructions_alone) return Decide(row, report::Verdict::kPass, GateLayer::kTime, "");
  if (IsChange(time.word) && WantsOtherOrder(row, look, rules)) {
    time = WordInAnotherOrder(row, time.word, rules);
  }
  Decide(row, VerdictFor(time.word), GateLayer::kTime, std::move(time.note));
}

}  // namespace hakari::gate
