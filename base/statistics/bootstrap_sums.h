// The percentile bootstrap of a number that is worked out from sums over groups, such as F1 from
// what was counted in each game: how it would vary with other groups of the same kind. What belongs
// together is drawn together; drawing the positions of a game one by one would make the interval
// narrower than it is.
#ifndef HAKARI_BASE_STATISTICS_BOOTSTRAP_SUMS_H_
#define HAKARI_BASE_STATISTICS_BOOTSTRAP_SUMS_H_

#include <functional>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/bootstrap.h"
#include "base/statistics/effect.h"

namespace hakari {

// Absent where it would be divided by 0.
using OfSums = std::function<std::optional<double>(const std::vector<double>& sums)>;

// Each group has as many counts, which are added up over the groups that are drawn. A draw that has
// no number says nothing and counts as the whole. The same seed gives the same interval everywhere.
// An error without groups, if they differ in size, if a count is not finite, if the whole has no
// number, or if the options make no sense. What it is and in which unit, the caller says.
absl::StatusOr<Effect> BootstrapSums(const std::vector<std::vector<double>>& groups,
                                     const OfSums& number, const BootstrapOptions& options);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_BOOTSTRAP_SUMS_H_
