#include "base/run/selection.h"

#include <set>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari {

std::string ShardText(Shard shard) { return absl::StrCat(shard.index, "/", shard.count); }

absl::StatusOr<std::vector<size_t>> SelectItems(const std::vector<std::string>& ids,
                                                const Selection& selection,
                                                absl::string_view kind) {
  const Shard shard = selection.shard;
  if (shard.index < 1 || shard.index > shard.count) {
    return absl::OutOfRangeError(
        absl::StrCat("there is no part ", shard.index, " of ", shard.count));
  }
  const std::set<std::string> only(selection.only.begin(), selection.only.end());
  std::set<std::string> unknown = only;
  std::vector<size_t> selected;
  for (size_t place = 0; place < ids.size(); ++place) {
    if (!only.empty() && only.count(ids[place]) == 0) continue;
    unknown.erase(ids[place]);
    if (shard.Has(place)) selected.push_back(place);
  }
  if (!unknown.empty()) {
    return absl::OutOfRangeError(absl::StrCat("there is no ", kind, " '", *unknown.begin(), "'"));
  }
  if (selected.empty()) {
    return absl::OutOfRangeError(
        absl::StrCat("no ", kind, " is in part ", shard.index, " of ", shard.count));
  }
  return selected;
}

}  // namespace hakari
