#include "base/run/selection.h"

#include <set>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hakari {

std::string ShardText(Shard shard) { return absl::StrCat(shard.index, "/", shard.count); }

std::optional<Shard> ParseShard(absl::string_view text) {
  const std::pair<absl::string_view, absl::string_view> halves =
      absl::StrSplit(text, absl::MaxSplits('/', 1));
  Shard shard;
  if (!absl::SimpleAtoi(halves.first, &shard.index)) return std::nullopt;
  if (!absl::SimpleAtoi(halves.second, &shard.count)) return std::nullopt;
  if (shard.index < 1 || shard.index > shard.count) return std::nullopt;
  return shard;
}

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
