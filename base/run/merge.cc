#include "base/run/merge.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/run/selection.h"

namespace hakari {
namespace {

struct Result {
  std::string text;
  std::string path;  // of the journal that it is from
};
using Results = std::map<std::string, Result>;  // by id

absl::Status Refuse(absl::string_view path, absl::string_view id, absl::string_view why) {
  return absl::FailedPreconditionError(absl::StrCat(path, ": '", id, "' ", why));
}

// Adds what the journal of a shard has.
absl::Status Collect(const std::string& path, const Merge& merge,
                     const std::map<std::string, size_t>& places, Results& results) {
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  const absl::StatusOr<Shard> shard = ShardOfJournal(*text, path);
  if (!shard.ok()) return shard.status();
  const absl::StatusOr<JournalContents> part =
      ParseJournal(*text, ShardIdentity(merge.identity, *shard), path);
  if (!part.ok()) return part.status();
  for (const auto& [id, finished] : part->finished) {
    const auto place = places.find(id);
    if (place == places.end() || !shard->Has(place->second)) {
      return Refuse(path, id, absl::StrCat("is not in shard ", ShardText(*shard), " of this run"));
    }
    const auto [earlier, is_new] = results.insert({id, {finished, path}});
    if (!is_new && !merge.same(earlier->second.text, finished)) {
      return Refuse(path, id, absl::StrCat("has another result in ", earlier->second.path));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status MergeJournals(const std::vector<std::string>& paths, const Merge& merge,
                           Journal& whole) {
  std::map<std::string, size_t> places;
  for (size_t i = 0; i < merge.ids.size(); ++i) places.emplace(merge.ids[i], i);
  Results results;
  for (const auto& [id, text] : whole.finished()) results[id] = {text, whole.path()};
  for (const std::string& path : paths) {
    const absl::Status collected = Collect(path, merge, places, results);
    if (!collected.ok()) return collected;
  }
  for (const std::string& id : merge.ids) {
    if (merge.must_be_whole && results.count(id) == 0) {
      return Refuse(whole.path(), id, "is in no shard either");
    }
  }
  // Nothing is written before all is checked: who refuses has not changed the whole.
  for (const auto& [id, result] : results) {
    const absl::Status added = whole.Add(id, result.text);
    if (!added.ok()) return added;
  }
  return absl::OkStatus();
}

}  // namespace hakari
