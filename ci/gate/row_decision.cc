#include "ci/gate/row_decision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "ci/gate/change.h"

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

namespace {

struct Measurement {
  const std::optional<Effect>& time;
  const Rounds& rounds;
  absl::string_view how;  // how it was measured
};

// All three must show that the time does not follow: the first may be luck, and the placement of
// code can hide a slowdown of a percent as well as cause one.
std::array<Measurement, 3> MeasurementsOf(const BenchRow& row) {
  return {{{row.time, row.rounds, ""},
           {row.time_alone, row.alone, " alone"},
           {row.time_other_order, row.other_order, " in another order of linking"}}};
}

// Whether the measurement has all rounds that it needs.
bool IsWhole(const Measurement& measured, double floor, const GateRules& rules) {
  if (!measured.time) return false;
  const size_t most = static_cast<size_t>(rules.looks * rules.rounds_a_look);
  return measured.rounds.size() >= most ||
         IsSettled(measured.time, WordFor(measured.time, floor, rules), floor);
}

std::string WhatIsNotShown(const Measurement& measured) {
  if (!measured.time) return absl::StrCat(", and the time was not measured", measured.how);
  if (measured.how.empty()) return ", and the time may be longer";
  return absl::StrCat(", and the time may be longer when measured", measured.how);
}

}  // namespace

bool HasMoreInstructions(const BenchRow& row, const GateRules& rules) {
  const std::optional<double> instructions = InstructionChangeOf(row);
  return instructions && *instructions > rules.instruction_floor;
}

bool SurelyDoesNotFollow(const std::optional<Effect>& time, double instructions) {
  constexpr double kShareThatFollows = 0.5;
  return time && time->interval.low <= 0 && time->interval.high < kShareThatFollows * instructions;
}

InstructionVerdict OfMoreInstructions(const BenchRow& row, bool is_slower, bool out_of_time,
                                      const GateRules& rules) {
  const std::string more = absl::StrFormat("%.2f %% more instructions", 100 * *row.instructions);
  const auto regressed = [&more](absl::string_view also) {
    return InstructionVerdict{report::Verdict::kRegressed, GateLayer::kInstructions,
                              absl::StrCat(more, also)};
  };
  if (is_slower) return regressed(", and slower");
  if (rules.strict_instructions) return regressed("");
  if (!rules.judge_time || !row.weighed) return regressed(", and it was not timed");
  const auto measurements = MeasurementsOf(row);
  const auto find = [&measurements](auto is_wanted) {
    return std::find_if(measurements.begin(), measurements.end(), is_wanted);
  };
  const auto none = measurements.end();
  const auto open = find([&row](const Measurement& measured) {
    return !SurelyDoesNotFollow(measured.time, *row.instructions);
  });
  if (open == none) {
    return {report::Verdict::kPass, GateLayer::kInstructions,
            absl::StrCat(more, ", but not slower")};
  }
  const auto slower = find(
      [](const Measurement& measured) { return measured.time && measured.time->interval.low > 0; });
  if (slower != none) return regressed(WhatIsNotShown(*slower));
  const auto unfinished = find(
      [&row, &rules](const Measurement& measured) { return !IsWhole(measured, row.floor, rules); });
  if (out_of_time && unfinished != none) {
    return {
        report::Verdict::kInconclusive, GateLayer::kTime,
        absl::StrCat(more, "; the budget ran out before it was clear whether the time is longer")};
  }
  return regressed(WhatIsNotShown(*open));
}

}  // namespace hakari::gate
