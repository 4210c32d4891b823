#include "ci/gate/row_decision.h"

#include <cmath>
#include <string>

#include "absl/strings/str_format.h"

namespace hakari {
namespace {

struct Word {
  ChangeWord word;
  std::string note;
};

bool IsChange(ChangeWord word) {
  return word == ChangeWord::kSlower || word == ChangeWord::kFaster;
}

std::string Spelt(ChangeWord word) { return word == ChangeWord::kSlower ? "slower" : "faster"; }

// An item's instructions on the new side over those on the old, less one.
std::optional<double> InstructionChange(const BenchRow& row) {
  if (!row.base_instructions || !row.candidate_instructions || *row.base_instructions == 0) {
    return std::nullopt;
  }
  return static_cast<double>(*row.candidate_instructions) /
             static_cast<double>(*row.base_instructions) / WorkRatio(row) -
         1;
}

// What both measurements of the time say together.
Word TimeWord(const BenchRow& row, const TimeLook& look, const GateRules& rules) {
  if (!(rules.judge_time && row.weighed) && row.instructions) return {ChangeWord::kSame, ""};
  if (row.rounds.size() == 0) return {ChangeWord::kUnclear, "was not measured"};
  if (look.floor > rules.most_noise && !IsChange(look.word)) {
    return {ChangeWord::kUnclear,
            absl::StrFormat("too noisy here: the base differs from itself by %.1f %%",
                            100 * look.floor)};
  }
  if (look.word == ChangeWord::kSame) return {ChangeWord::kSame, ""};
  const ChangeWord alone = WordFor(row.time_alone, look.floor, rules);
  if (!IsChange(look.word)) {
    if (alone == ChangeWord::kSame) return {ChangeWord::kSame, ""};
    return {ChangeWord::kUnclear, "the interval is too wide to tell"};
  }
  if (alone == look.word) return {look.word, Spelt(look.word)};
  if (alone == ChangeWord::kSame) {
    return {ChangeWord::kSame, "seemed " + Spelt(look.word) + ", but not when measured again"};
  }
  return {ChangeWord::kUnclear, "seems " + Spelt(look.word) + ", not confirmed"};
}

// A change of time that no instructions explain, held against the builds in another order.
Word InAnotherOrder(const BenchRow& row, Word time, double floor, const GateRules& rules) {
  const ChangeWord other = WordFor(row.time_other_order, floor, rules);
  if (other == time.word) return {time.word, Spelt(time.word) + " with the same instructions"};
  if (!row.time_other_order) {
    return {ChangeWord::kUnclear,
            Spelt(time.word) + " with the same instructions; there is no second order of linking"};
  }
  if (other != ChangeWord::kUnclear) {
    return {ChangeWord::kSame, Spelt(time.word) + " in one order of linking only: where code lies"};
  }
  return {ChangeWord::kUnclear,
          Spelt(time.word) + " with the same instructions, unclear in another order of linking"};
}

void Decide(BenchRow& row, Verdict verdict, GateLayer layer, std::string note) {
  row.verdict = verdict;
  row.layer = layer;
  row.note = std::move(note);
}

// Even the upper bound of the time is well below what so many instructions more would take.
bool SurelyDoesNotFollow(const std::optional<Change>& time, double instructions) {
  constexpr double kShareThatFollows = 0.5;
  return time && time->high < kShareThatFollows * instructions;
}

bool HasMoreInstructions(const BenchRow& row, const GateRules& rules) {
  const std::optional<double> instructions = InstructionChange(row);
  return instructions && *instructions > rules.instruction_floor;
}

bool FollowsInOtherOrder(const BenchRow& row, const GateRules& rules) {
  return row.time_other_order &&
         (WordFor(row.time_other_order, row.floor, rules) == ChangeWord::kSlower ||
          !SurelyDoesNotFollow(row.time_other_order, *row.instructions));
}

// More instructions than the floor allows: an alarm unless the time surely did not follow them, in
// either order of linking, since where code lies can hide a percent as well as feign one.
void ConcludeMoreInstructions(BenchRow& row, const Word& time, const GateRules& rules) {
  const std::string more = absl::StrFormat("%.2f %% more instructions", 100 * *row.instructions);
  const auto regressed = [&](const char* also) {
    Decide(row, Verdict::kRegressed, GateLayer::kInstructions, more + also);
  };
  if (time.word == ChangeWord::kSlower) return regressed(", and slower");
  if (!SurelyDoesNotFollow(row.time, *row.instructions)) {
    return regressed(", and the time may follow");
  }
  if (FollowsInOtherOrder(row, rules)) {
    return regressed(", and the time may follow in another order of linking");
  }
  const Verdict verdict = rules.strict_instructions ? Verdict::kRegressed : Verdict::kPass;
  Decide(row, verdict, GateLayer::kInstructions, more + ", but not slower");
}

}  // namespace

bool WantsWeighing(const BenchRow& row, const GateRules& rules) {
  const std::optional<double> instructions = InstructionChange(row);
  return !instructions || std::abs(*instructions) > rules.instruction_floor;
}

bool WantsConfirmation(const TimeLook& look) { return look.word != ChangeWord::kSame; }

bool WantsOtherOrder(const BenchRow& row, const TimeLook& look, const GateRules& rules) {
  if (rules.one_order) return false;
  if (HasMoreInstructions(row, rules)) {
    return !rules.strict_instructions && look.word != ChangeWord::kSlower &&
           SurelyDoesNotFollow(look.change, *InstructionChange(row));
  }
  const std::optional<Change> alone =
      ChangeOf(LogRatiosOf(row, row.alone), ConfidenceOfALook(rules));
  if (!IsChange(look.word) || WordFor(alone, look.floor, rules) != look.word) return false;
  const std::optional<double> instructions = InstructionChange(row);
  if (!instructions) return true;
  return look.word == ChangeWord::kSlower || *instructions >= -rules.instruction_floor;
}

void ConcludeRow(BenchRow& row, const TimeLook& look, const GateRules& rules) {
  const double confidence = ConfidenceOfALook(rules);
  row.time = look.change;
  row.time_alone = ChangeOf(LogRatiosOf(row, row.alone), confidence);
  row.time_other_order = ChangeOf(LogRatiosOf(row, row.other_order), confidence);
  row.instructions = InstructionChange(row);
  row.floor = look.floor;
  row.p = look.p;
  Word time = TimeWord(row, look, rules);
  if (HasMoreInstructions(row, rules)) {
    ConcludeMoreInstructions(row, time, rules);
    return;
  }
  if (IsChange(time.word) && WantsOtherOrder(row, look, rules)) {
    time = InAnotherOrder(row, time, look.floor, rules);
  }
  switch (time.word) {
    case ChangeWord::kSlower:
      return Decide(row, Verdict::kRegressed, GateLayer::kTime, time.note);
    case ChangeWord::kFaster:
      return Decide(row, Verdict::kImproved, GateLayer::kTime, time.note);
    case ChangeWord::kUnclear:
      return Decide(row, Verdict::kInconclusive, GateLayer::kTime, time.note);
    case ChangeWord::kSame:
      return Decide(row, Verdict::kPass, GateLayer::kTime, time.note);
  }
}

}  // namespace hakari
