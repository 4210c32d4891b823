#include "suites/run/selection.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari::suites {

absl::StatusOr<std::vector<const Problem*>> SelectProblems(const ProblemSet& set,
                                                           const Selection& selection) {
  const auto& [shard, only] = selection;
  if (shard.index < 1 || shard.index > shard.count) {
    return absl::OutOfRangeError(
        absl::StrCat("there is no part ", shard.index, " of ", shard.count));
  }
  for (const std::string& id : only) {
    if (set.Find(id) == nullptr) {
      return absl::OutOfRangeError(absl::StrCat("the suite has no problem '", id, "'"));
    }
  }
  std::vector<const Problem*> selected;
  int number = 0;
  for (const Problem& problem : set.problems()) {
    if (number++ % shard.count != shard.index - 1) continue;
    if (!only.empty() && std::find(only.begin(), only.end(), problem.id) == only.end()) continue;
    selected.push_back(&problem);
  }
  if (selected.empty()) {
    return absl::OutOfRangeError(
        absl::StrCat("no problem is in part ", shard.index, " of ", shard.count));
  }
  return selected;
}

}  // namespace hakari::suites
