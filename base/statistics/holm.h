// Holm's step-down correction: many benchmarks are judged at once, and the chance of even one false
// alarm among them shall stay what was promised.
#ifndef HAKARI_BASE_STATISTICS_HOLM_H_
#define HAKARI_BASE_STATISTICS_HOLM_H_

#include <vector>

namespace hakari {

// In the order given: reject what is at or below the level. A p value that is NaN or outside of
// [0, 1] counts as 1, and as one of the family: what could not be computed shows nothing.
std::vector<double> HolmAdjusted(const std::vector<double>& p_values);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_HOLM_H_
