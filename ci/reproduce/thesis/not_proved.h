// Figure 4.2 of the thesis over any searches: of the positions that the classifier takes for none,
// how many the mate search does not prove to be mates within so many nodes.
#ifndef HAKARI_CI_REPRODUCE_THESIS_NOT_PROVED_H_
#define HAKARI_CI_REPRODUCE_THESIS_NOT_PROVED_H_

#include <cstdint>
#include <functional>

#include "absl/status/status.h"
#include "ci/reproduce/reproduced.h"
#include "golden/published/published_table.h"

namespace hakari::reproduce {

struct NotProved {
  int predicted = 0;  // to be none
  int proved = 0;     // and proved to be mates

  double share() const { return 100.0 * (predicted - proved) / predicted; }
};

// Adds rows, the chart and the claims: 90 % of all, 98 % at a few thousand nodes. `text` is the
// published one; `within` tells of searches of at most so many nodes, up to `most_nodes`. An error
// if nothing is taken for none.
absl::Status AddNotProved(const golden::PublishedTable& text,
                          const std::function<NotProved(uint64_t nodes)>& within,
                          uint64_t most_nodes, Reproduced& made);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_NOT_PROVED_H_
