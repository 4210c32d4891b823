#include "ci/gate/time_look.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/binomial.h"

namespace hakari::gate {

std::vector<TimeLook> LookAtTimes(const std::vector<BenchRow>& rows, const GateRules& rules) {
  std::vector<TimeLook> looks(rows.size());
  std::vector<double> p_values;
  std::vector<size_t> asked;  // the rows of the p-values
  for (size_t i = 0; i < rows.size(); ++i) {
    const std::vector<double> ratios = LogRatiosOf(rows[i], rows[i].rounds);
    looks[i].change = ChangeOf(ratios, ConfidenceOfALook(rules));
    looks[i].floor = FloorOf(rows[i], rules);
    if (rows[i].weighed) {
      asked.push_back(i);
      p_values.push_back(std::min(1.0, rules.looks * SignTestP(ratios, 0)));
    }
  }
  const std::vector<double> adjusted = HolmAdjusted(p_values);
  for (size_t i = 0; i < asked.size(); ++i) looks[asked[i]].p = adjusted[i];
  for (TimeLook& look : looks) {
    look.word = WordFor(look.change, look.floor, rules);
    const bool changed = look.word == ChangeWord::kSlower || look.word == ChangeWord::kFaster;
    if (changed && look.p > 1 - rules.confidence) look.word = ChangeWord::kUnclear;
  }
  return looks;
}

namespace {

constexpr double kPercent = 100;

std::string Spelt(ChangeWord word) { return word == ChangeWord::kSlower ? "slower" : "faster"; }

// Whether the whole interval lies on the word's side of 0, however near.
bool LiesOnTheSideOf(ChangeWord word, const std::optional<Effect>& change) {
  return change &&
         (word == ChangeWord::kSlower ? change->interval.low > 0 : change->interval.high < 0);
}

// The side of 0 on which the whole interval lies, if there is one.
std::optional<ChangeWord> SideOf(const std::optional<Effect>& change) {
  for (const ChangeWord word : {ChangeWord::kSlower, ChangeWord::kFaster}) {
    if (LiesOnTheSideOf(word, change)) return word;
  }
  return std::nullopt;
}

// The note for a change that showed when measured together, but not when measured again.
std::string SeemedOnly(ChangeWord word, const std::optional<Effect>& again) {
  return absl::StrCat("seemed ", Spelt(word), ", but ",
                      LiesOnTheSideOf(word, again) ? "by less than the floor" : "not",
                      " when measured again");
}

TimeWord Confirmed(const BenchRow& row, ChangeWord word, const GateRules& rules) {
  const ChangeWord alone = WordFor(row.time_alone, row.floor, rules);
  if (alone == word) return {word, Spelt(word)};
  if (alone == ChangeWord::kSame) return {ChangeWord::kSame, SeemedOnly(word, row.time_alone)};
  return {ChangeWord::kUnclear, absl::StrCat("seems ", Spelt(word),
                                             row.time_alone ? ", not confirmed when measured again"
                                                            : ", but was not measured again")};
}

// Neither changed nor the same: the interval is too wide, or it lies on one side of 0, which may
// happen by chance among so many benchmarks.
TimeWord Unconfirmed(const BenchRow& row, const GateRules& rules) {
  const std::optional<ChangeWord> side = SideOf(row.time);
  if (WordFor(row.time_alone, row.floor, rules) == ChangeWord::kSame) {
    return {ChangeWord::kSame,
            side ? SeemedOnly(*side, row.time_alone)
                 : absl::StrFormat("unclear at first, within %.0f %% when measured again",
                                   kPercent * rules.most_unseen)};
  }
  if (!row.time) return {ChangeWord::kUnclear, "too few rounds to tell"};
  const bool may_be_chance = row.p > 1 - rules.confidence;
  if (!side || !may_be_chance) return {ChangeWord::kUnclear, "the interval is too wide to tell"};
  return {ChangeWord::kUnclear,
          absl::StrCat("seems ", Spelt(*side), ", which may be chance with so many benchmarks")};
}

// "slower with the same instructions"
std::string WithItsInstructions(const BenchRow& row, ChangeWord word, const GateRules& rules) {
  if (!row.instructions) return Spelt(word);
  const double change = *row.instructions;
  const char* how_many = change == 0                                   ? "the same"
                         : std::abs(change) <= rules.instruction_floor ? "about the same"
                         : change < 0                                  ? "fewer"
                                                                       : "more";
  return absl::StrCat(Spelt(word), " with ", how_many, " instructions");
}

}  // namespace

TimeWord WordOfBoth(const BenchRow& row, const TimeLook& look, const GateRules& rules) {
  if (row.rounds.size() == 0) return {ChangeWord::kUnclear, "was not measured"};
  if (look.floor > rules.most_noise && !IsChange(look.word)) {
    return {ChangeWord::kUnclear,
            absl::StrFormat("too noisy here: the base differs from itself by %.1f %%",
                            kPercent * look.floor)};
  }
  if (look.word == ChangeWord::kSame) return {ChangeWord::kSame, ""};
  return IsChange(look.word) ? Confirmed(row, look.word, rules) : Unconfirmed(row, rules);
}

TimeWord WordInAnotherOrder(const BenchRow& row, ChangeWord word, const GateRules& rules) {
  const std::string changed = WithItsInstructions(row, word, rules);
  const ChangeWord other = WordFor(row.time_other_order, row.floor, rules);
  if (other == word) return {word, changed};
  if (!row.time_other_order) {
    return {ChangeWord::kUnclear,
            absl::StrCat(changed, "; it was not measured in another order of linking")};
  }
  if (other == ChangeWord::kUnclear) {
    return {ChangeWord::kUnclear, absl::StrCat(changed, ", unclear in another order of linking")};
  }
  const bool is_less = LiesOnTheSideOf(word, row.time_other_order);
  return {ChangeWord::kSame,
          absl::StrCat(Spelt(word), " in one order of linking",
                       is_less ? ", by less than the floor in the other" : " only",
                       ": an effect of code placement")};
}

}  // namespace hakari::gate
