// Ratios as tables and reasons show them.
#ifndef HAKARI_CI_COMPARE_RATIO_TEXT_H_
#define HAKARI_CI_COMPARE_RATIO_TEXT_H_

#include <optional>
#include <string>

#include "base/statistics/effect.h"
#include "ci/compare/summary.h"

namespace hakari::compare {

// "1.012 [1.003, 1.020]"; "-" if there is none, and without brackets for too few positions.
inline std::string RatioText(const std::optional<RatioToFirst>& ratio) {
  return ratio ? EffectText(ratio->effect, 3) : "-";
}

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_RATIO_TEXT_H_
