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

// The same seed gives the same interval everywhere. An error if there are no samples, if one is not
// finite, or if the options are invalid. With few samples the interval covers less than it says.
absl::StatusOr<Interval> BootstrapMedian(const std::vector<double>& samples,
                                         const BootstrapOptions& options);

// The percentile bootstrap of a ratio of two sums over the same problems: how it would vary with
// other problems of the same kind. A sum over searches depends mostly on the few longest ones; the
// interval shows how much. If problems come in groups, pass the sums of the groups, so that whole
// groups are drawn.

// The sum of `other` divided by the sum of `base`; `what` is the name of the effect. Both have one
// value, at least 0, for each problem. The same seed gives the same interval everywhere. An error
// if there are no problems, if a value is not finite or below 0, if all of the base is 0, or if the
// options are invalid.
absl::StatusOr<Effect> BootstrapRatio(std::string what, const std::vector<double>& base,
                                      const std::vector<double>& other,
                                      const BootstrapOptions& options);

// The percentile bootstrap of a number that is computed from sums over groups, such as F1 from the
// counts of each game: how it would vary with other groups of the same kind. Whole groups are
// drawn: drawing the positions of a game one by one would make the interval too narrow.

// Empty if it would divide by 0.
using OfSums = std::function<std::optional<double>(const std::vector<double>& sums)>;

// All groups have the same number of counts, which are added up over the drawn groups. A draw that
// has no number says nothing and counts as the whole. The same seed gives the same interval
// everywhere. An error if there are no groups, if they differ in size, if a count is not finite, if
// the whole has no number, or if the options are invalid. The caller sets the name and the unit of
// the effect.
absl::StatusOr<Effect> BootstrapSums(const std::vector<std::vector<double>>& groups,
                                     const OfSums& number, const BootstrapOptions& options);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_BOOTSTRAP_H_
