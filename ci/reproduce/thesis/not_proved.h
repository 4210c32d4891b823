// Figure 4.2 of the thesis over any searches: of the positions predicted to have no mate, the share
// in which the mate search does not prove a mate within so many nodes.
#ifndef HAKARI_CI_REPRODUCE_THESIS_NOT_PROVED_H_
#define HAKARI_CI_REPRODUCE_THESIS_NOT_PROVED_H_

#include <cstdint>
#include <functional>

#include "absl/status/status.h"
#include "ci/reproduce/reproduced.h"
#include "golden/published/published_table.h"

namespace hakari::reproduce {

struct NotProved {
  int predicted = 0;  // positions predicted to have no mate
  int proved = 0;     // those of them with a proved mate

  double share() const { return 100.0 * (predicted - proved) / predicted; }
};

// Adds rows, the chart and the claims: 90 % of all, 98 % at a few thousand nodes. `text` is the
// published table; `within` returns the counts of searches of at most `nodes` nodes, which is at
// most `most_nodes`. Returns an error if no position is predicted to have no mate.
absl::Status AddNotProved(const golden::PublishedTable& text,
                          const std::function<NotProved(uint64_t nodes)>& within,
                          uint64_t most_nodes, Reproduced& made);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_NOT_PROVED_H_
