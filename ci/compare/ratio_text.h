// Ratios as tables and reasons show them.
#ifndef HAKARI_CI_COMPARE_RATIO_TEXT_H_
#define HAKARI_CI_COMPARE_RATIO_TEXT_H_

#include <optional>
#include <string>

#include "absl/strings/str_format.h"
#include "ci/compare/summary.h"

namespace hakari::compare {

// "1.012 [1.003, 1.020]"; "-" if there is none, and without brackets for too few positions.
inline std::string RatioText(const std::optional<RatioToFirst>& ratio) {
  if (!ratio) return "-";
  if (!ratio->interval) return absl::StrFormat("%.3f", ratio->median);
  return absl::StrFormat("%.3f [%.3f, %.3f]", ratio->median, ratio->interval->low,
                         ratio->interval->high);
}

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_RATIO_TEXT_H_
