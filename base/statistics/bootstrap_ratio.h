// The percentile bootstrap of a ratio of two sums over the same problems: how it would vary with
// other problems of the same kind. A sum over searches hangs on the few longest; the interval shows
// by how much. Draw whole groups where problems come in groups: give the groups' sums.
#ifndef HAKARI_BASE_STATISTICS_BOOTSTRAP_RATIO_H_
#define HAKARI_BASE_STATISTICS_BOOTSTRAP_RATIO_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/bootstrap.h"
#include "base/statistics/effect.h"

namespace hakari {

// The sum of `other` by that of `base`, which is called `what`. Both have one value, not below 0,
// for each problem. The same seed gives the same interval everywhere. An error without problems, if
// a value is not finite or below 0, if the base is 0 throughout, or if the options make no sense.
absl::StatusOr<Effect> BootstrapRatio(std::string what, const std::vector<double>& base,
                                      const std::vector<double>& other,
                                      const BootstrapOptions& options);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_BOOTSTRAP_RATIO_H_
