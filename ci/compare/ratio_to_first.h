// A contestant's measure divided by the first contestant's, position by position: the median of
// these ratios, with its exact interval. Sums are not used, since a single long search would
// dominate them.
#ifndef HAKARI_CI_COMPARE_RATIO_TO_FIRST_H_
#define HAKARI_CI_COMPARE_RATIO_TO_FIRST_H_

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "base/statistics/effect.h"
#include "ci/compare/comparison.h"

namespace hakari::compare {

struct RatioToFirst {
  int positions = 0;  // where both have the measure
  Effect effect;      // without an interval if there are too few positions
};

// The measure of an answer: above 0, or absent.
using MeasureOfAnswer = std::function<std::optional<double>(const ComparedAnswer&)>;

// Absent if the counter is unknown or 0, or if there is no answer.
MeasureOfAnswer CounterMeasure(std::string counter);

// Absent if no position has both measures.
std::optional<RatioToFirst> RatioOfMeasure(const Comparison& comparison, size_t who,
                                           double confidence, const std::string& what,
                                           const MeasureOfAnswer& measure);

// As shown in tables and reasons: "1.012 [1.003, 1.020]"; "-" if there is no ratio; without
// brackets if there are too few positions.
inline std::string RatioText(const std::optional<RatioToFirst>& ratio) {
  return ratio ? EffectText(ratio->effect, 3) : "-";
}

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_RATIO_TO_FIRST_H_
