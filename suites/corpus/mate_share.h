// How many of a set's positions are mates, as far as a search of so many nodes can tell.
#ifndef HAKARI_SUITES_CORPUS_MATE_SHARE_H_
#define HAKARI_SUITES_CORPUS_MATE_SHARE_H_

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "suites/core/problem.h"

namespace hakari::corpus {

struct MateShare {
  int mates = 0;
  int no_mates = 0;
  int unknown = 0;

  int total() const { return mates + no_mates + unknown; }
};

// "2540 mates (25.4 %), 7000 no mates, 460 unknown"
std::string MateShareText(const MateShare& share);

// By PDS. `progress` may be null. kCancelled: `stop` was set.
absl::StatusOr<MateShare> MeasureMateShare(const std::vector<suites::Problem>& problems,
                                           uint64_t nodes, int jobs, Progress* progress,
                                           const std::atomic<bool>& stop);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_MATE_SHARE_H_
