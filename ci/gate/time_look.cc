#include "ci/gate/time_look.h"

#include <algorithm>
#include <cstddef>

#include "ci/statistics/holm.h"
#include "ci/statistics/sign_test.h"

namespace hakari {
namespace {

// Where the base strays far from itself, only what lies wholly beyond that is seen.
ChangeWord WordAmidNoise(const std::optional<Change>& change, double floor) {
  if (change && change->low > floor) return ChangeWord::kSlower;
  if (change && change->high < -floor) return ChangeWord::kFaster;
  return ChangeWord::kUnclear;
}

}  // namespace

std::vector<TimeLook> LookAtTimes(const std::vector<BenchRow>& rows, const GateRules& rules) {
  std::vector<TimeLook> looks(rows.size());
  std::vector<double> p_values;
  std::vector<size_t> asked;  // whose p values they are
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
    look.word = look.floor > rules.most_noise ? WordAmidNoise(look.change, look.floor)
                                              : WordFor(look.change, look.floor, rules.most_unseen);
    const bool changed = look.word == ChangeWord::kSlower || look.word == ChangeWord::kFaster;
    if (changed && look.p > 1 - rules.confidence) look.word = ChangeWord::kUnclear;
  }
  return looks;
}

bool IsSettled(const TimeLook& look) {
  switch (look.word) {
    case ChangeWord::kSlower:
    case ChangeWord::kFaster:
      return true;
    case ChangeWord::kUnclear:
      return false;
    case ChangeWord::kSame:
      return look.change->high <= look.floor && look.change->low >= -look.floor;
  }
  return false;
}

}  // namespace hakari
