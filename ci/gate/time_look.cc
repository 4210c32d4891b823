#include "ci/gate/time_look.h"

#include <algorithm>
#include <cstddef>

#include "ci/statistics/holm.h"
#include "ci/statistics/sign_test.h"

namespace hakari {

std::vector<TimeLook> LookAtTimes(const std::vector<BenchRow>& rows, const GateRules& rules) {
  std::vector<TimeLook> looks(rows.size());
  std::vector<double> p_values;
  for (size_t i = 0; i < rows.size(); ++i) {
    const std::vector<double> ratios = LogRatiosOf(rows[i], rows[i].rounds);
    looks[i].change = ChangeOf(ratios, ConfidenceOfALook(rules));
    looks[i].floor = FloorOf(rows[i], rules);
    p_values.push_back(std::min(1.0, rules.looks * SignTestP(ratios, 0)));
  }
  const std::vector<double> adjusted = HolmAdjusted(p_values);
  for (size_t i = 0; i < rows.size(); ++i) {
    TimeLook& look = looks[i];
    look.p = adjusted[i];
    look.word =
        look.floor > rules.most_noise ? ChangeWord::kUnclear : WordFor(look.change, look.floor);
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
