#include "ci/gate/row_decision.h"

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
  if (!rules.judge_time && row.instructions) return {ChangeWord::kSame, ""};
  if (row.rounds.size() == 0) return {ChangeWord::kUnclear, "was not measured"};
  if (look.floor > rules.most_noise) {
    return {ChangeWord::kUnclear,
            absl::StrFormat("too noisy here: the base differs from itself by %.1f %%",
                            100 * look.floor)};
  }
  if (look.word == ChangeWord::kSame) return {ChangeWord::kSame, ""};
  const ChangeWord alone = WordFor(row.time_alone, look.floor);
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
Word InAnotherOrder(const BenchRow& row, Word time, double floor) {
  const ChangeWord other = WordFor(row.time_other_order, floor);
  if (other == time.word) return {time.word, Spelt(time.word) + " with the same instructions"};
  if (!row.time_other_order) {
    return {ChangeWord::kUnclear,
            Spelt(time.word) + " with the same instructions; there is no second order of linking"};
  }
  if (other == ChangeWord::kSame) {
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

// More instructions than the floor allows: an alarm unless the time surely did not follow them.
void ConcludeMoreInstructions(BenchRow& row, const Word& time, const GateRules& rules) {
  const std::string more = absl::StrFormat("%.2f %% more instructions", 100 * *row.instructions);
  constexpr double kShareThatFollows = 0.5;
  const bool surely_not_slower = row.time && time.word != ChangeWord::kSlower &&
                                 row.time->high < kShareThatFollows * *row.instructions;
  if (rules.strict_instructions || !surely_not_slower) {
    const std::string also = time.word == ChangeWord::kSlower ? ", and slower"
                             : surely_not_slower              ? ""
                                                              : ", and the time may follow";
    Decide(row, Verdict::kRegressed, GateLayer::kInstructions, more + also);
  } else {
    Decide(row, Verdict::kPass, GateLayer::kInstructions, more + ", but not slower");
  }
}

}  // namespace

bool WantsConfirmation(const TimeLook& look) { return look.word != ChangeWord::kSame; }

bool WantsOtherOrder(const BenchRow& row, const TimeLook& look, const GateRules& rules) {
  if (rules.one_order) return false;
  const std::optional<Change> alone =
      ChangeOf(LogRatiosOf(row, row.alone), ConfidenceOfALook(rules));
  if (!IsChange(look.word) || WordFor(alone, look.floor) != look.word) return false;
  const std::optional<double> instructions = InstructionChange(row);
  if (!instructions) return true;
  return look.word == ChangeWord::kSlower ? *instructions <= rules.instruction_floor
                                          : *instructions >= -rules.instruction_floor;
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
  if (row.instructions && *row.instructions > rules.instruction_floor) {
    ConcludeMoreInstructions(row, time, rules);
    return;
  }
  if (IsChange(time.word) && WantsOtherOrder(row, look, rules)) {
    time = InAnotherOrder(row, time, look.floor);
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
