// How much something changed or differs: an estimate and its interval.
#ifndef HAKARI_BASE_STATISTICS_EFFECT_H_
#define HAKARI_BASE_STATISTICS_EFFECT_H_

#include <string>

#include "absl/strings/string_view.h"

namespace hakari {

// From low to high, both ends included.
struct Interval {
  double low = 0;
  double high = 0;

  bool Contains(double value) const { return low <= value && value <= high; }
  double HalfWidth() const { return (high - low) / 2; }
};

enum class EffectUnit {
  kRatio,   // 1.03 is three percent more; 1 is no effect
  kChange,  // 0.03 is three percent more; 0 is no effect
  kPoints,  // 3 is three percentage points more; 0 is no effect
};

// "ratio", "change", "points".
absl::string_view EffectUnitName(EffectUnit unit);

struct Effect {
  std::string what;  // "time", "nodes"
  EffectUnit unit = EffectUnit::kRatio;
  double estimate = 1;
  Interval interval = {1, 1};
  double confidence = 0;  // of the interval; 0: too few data for an interval

  bool has_interval() const { return confidence > 0; }
};

// Turns a ratio into a change.
Effect AsChange(Effect ratio);

// With so many decimals, without brackets if there is no interval: "1.012 [1.003, 1.020]", "-14.6 %
// [-20.1, -9.0]", "-2.1 points [-2.5, -1.7]".
std::string EffectText(const Effect& effect, int decimals);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_EFFECT_H_
