// What is measured of a contestant over what is measured of the first, position by position: the
// median of these ratios, with its exact interval. Never pooled, so that no single long search
// decides.
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
  int positions = 0;  // that have both
  Effect effect;      // without an interval: too few positions
};

// What is measured of an answer: above 0, or nothing.
using MeasureOfAnswer = std::function<std::optional<double>(const ComparedAnswer&)>;

// Nothing where the counter is not told or 0, and where there is no answer.
MeasureOfAnswer CounterMeasure(std::string counter);

// Nothing if no position has both.
std::optional<RatioToFirst> RatioOfMeasure(const Comparison& comparison, size_t who,
                                           double confidence, const std::string& what,
                                           const MeasureOfAnswer& measure);

// As tables and reasons show it: "1.012 [1.003, 1.020]"; "-" if there is none, and without brackets
// for too few positions.
inline std::string RatioText(const std::optional<RatioToFirst>& ratio) {
  return ratio ? EffectText(ratio->effect, 3) : "-";
}

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_RATIO_TO_FIRST_H_
