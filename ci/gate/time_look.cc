#include "ci/gate/time_look.h"

#include <algorithm>
#include <cstddef>

#include "base/statistics/holm.h"
#include "base/statistics/sign_test.h"

namespace hakari::gate {

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
    look.word = WordFor(look.change, look.floor, rules);
    const bool changed = look.word == ChangeWord::kSlower || look.word == ChangeWord::kFaster;
    if (changed && look.p > 1 - rules.confidence) look.word = ChangeWord::kUnclear;
  }
  return looks;
}

}  // namespace hakari::gate
