// The interval of a median by order statistics. The number of samples below the true median is
// binomial with p = 1/2 whatever the distribution, so the k-th least and the k-th greatest sample
// enclose it with a probability that is known exactly. Nothing is drawn at random: the same samples
// give the same interval, in any order.
#ifndef HAKARI_BASE_STATISTICS_MEDIAN_INTERVAL_H_
#define HAKARI_BASE_STATISTICS_MEDIAN_INTERVAL_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"

namespace hakari {

struct MedianInterval {
  double median = 0;
  Interval interval;
  double coverage = 0;  // reached: at least the requested confidence
};

// The narrowest symmetric interval that covers the median with at least `confidence`, which lies
// between 0 and 1. An error if there are too few samples for it, or if one is not finite. For
// samples with ties it covers more often than it says.
absl::StatusOr<MedianInterval> MedianIntervalOf(std::vector<double> samples, double confidence);

// The k for which the k-th least and the k-th greatest of `samples` values are the ends of the
// interval, counted from 1. Empty if even the least and the greatest do not reach the confidence.
struct MedianRank {
  int64_t rank = 0;
  double coverage = 0;
};
std::optional<MedianRank> MedianRankOf(int64_t samples, double confidence);

// The least number of samples for a confidence between 0 and 1.
int64_t SamplesNeeded(double confidence);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_MEDIAN_INTERVAL_H_
