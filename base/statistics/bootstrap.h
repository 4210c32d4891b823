// The percentile bootstrap of a median: how it would vary if the samples were drawn again from
// themselves. For information only; verdicts use median_interval.h, which draws nothing.
#ifndef HAKARI_BASE_STATISTICS_BOOTSTRAP_H_
#define HAKARI_BASE_STATISTICS_BOOTSTRAP_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"

namespace hakari {

struct BootstrapOptions {
  double confidence = 0.95;
  int resamples = 2000;  // more only make the ends less grainy
  uint64_t seed = 1;
};

// The same seed gives the same interval everywhere. An error without samples, if one is not finite,
// or if the options make no sense. Of few samples it covers less than it says.
absl::StatusOr<Interval> BootstrapMedian(const std::vector<double>& samples,
                                         const BootstrapOptions& options);

// The percentile bootstrap of a ratio of two sums over the same problems: how it would vary with
// other problems of the same kind. A sum over searches hangs on the few longest; the interval shows
// by how much. Draw whole groups where problems come in groups: give the groups' sums.

// The sum of `other` by that of `base`, which is called `what`. Both have one value, not below 0,
// for each problem. The same seed gives the same interval everywhere. An error without problems, if
// a value is not finite or below 0, if the base is 0 throughout, or if the options make no sense.
absl::StatusOr<Effect> BootstrapRatio(std::string what, const std::vector<double>& base,
                                      const std::vector<double>& other,
                                      const BootstrapOptions& options);

// The percentile bootstrap of a number that is worked out from sums over groups, such as F1 from
// what was counted in each game: how it would vary with other groups of the same kind. What belongs
// together is drawn together; drawing the positions of a game one by one would make the interval
// narrower than it is.

// Absent where it would be divided by 0.
using OfSums = std::function<std::optional<double>(const std::vector<double>& sums)>;

// Each group has as many counts, which are added up over the groups that are drawn. A draw that has
// no number says nothing and counts as the whole. The same seed gives the same interval everywhere.
// An error without groups, if they differ in size, if a count is not finite, if the whole has no
// number, or if the options make no sense. What it is and in which unit, the caller says.
absl::StatusOr<Effect> BootstrapSums(const std::vector<std::vector<double>>& groups,
                                     const OfSums& number, const BootstrapOptions& options);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_BOOTSTRAP_H_
