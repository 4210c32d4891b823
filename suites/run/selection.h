// Which problems of a set a run takes.
#ifndef HAKARI_SUITES_RUN_SELECTION_H_
#define HAKARI_SUITES_RUN_SELECTION_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/core/problem.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {

// The `index`-th of `count` parts, from 1. Neighbours go to different parts, since files tend to be
// ordered by how hard their problems are.
struct Shard {
  int index = 1;
  int count = 1;
};

struct Selection {
  Shard shard;
  std::vector<std::string> only;  // ids; empty: all

  bool is_whole() const { return shard.count == 1 && only.empty(); }
};

// In the order of the set. An unknown id and a selection of nothing are errors: kOutOfRange.
absl::StatusOr<std::vector<const Problem*>> SelectProblems(const ProblemSet& set,
                                                           const Selection& selection);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_RUN_SELECTION_H_
