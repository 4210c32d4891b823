// The journals of shards of one run, wherever they were made, in one.
#ifndef HAKARI_BASE_RUN_MERGE_H_
#define HAKARI_BASE_RUN_MERGE_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "base/run/journal.h"

namespace hakari {

struct Merge {
  RunIdentity identity;          // of the run, without a shard
  std::vector<std::string> ids;  // of all its items, in order
  // Whether two texts say the same of an item: times may differ.
  std::function<bool(absl::string_view, absl::string_view)> same;
  bool must_be_whole = false;  // then an item that nobody finished is an error
};

// Adds to `whole` what it lacks, or nothing and says why, with the file and the item: a journal is
// of another run, has an item that its shard does not, or another result than one that is there.
absl::Status MergeJournals(const std::vector<std::string>& paths, const Merge& merge,
                           Journal& whole);

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_MERGE_H_
