#include "base/run/merge.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/run/selection.h"
#include "base/status/macros.h"

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
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
  HAKARI_ASSIGN_OR_RETURN(const Shard shard, ShardOfJournal(text, path));
  HAKARI_ASSIGN_OR_RETURN(const JournalContents part,
                          ParseJournal(text, ShardIdentity(merge.identity, shard), path));
  for (const auto& [id, finished] : part.finished) {
    const auto place = places.find(id);
    if (place == places.end() || !shard.Has(place->second)) {
      return Refuse(path, id, absl::StrCat("is not in shard ", ShardText(shard), " of this run"));
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
    HAKARI_RETURN_IF_ERROR(Collect(path, merge, places, results));
  }
  for (const std::string& id : merge.ids) {
    if (merge.must_be_whole && results.count(id) == 0) {
      return Refuse(whole.path(), id, "is in no shard either");
    }
  }
  // Nothing is written before all is checked: who refuses has not changed the whole.
  for (const auto& [id, result] : results) {
    HAKARI_RETURN_IF_ERROR(whole.Add(id, result.text));
  }
  return absl::OkStatus();
}

}  // namespace hakari
