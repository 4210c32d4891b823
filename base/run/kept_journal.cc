#include "base/run/kept_journal.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

constexpr char kEnd[] = ".journal";

// The files NAME-shard….journal, in the order of their names.
std::vector<std::string> ShardJournals(const JournalPlace& place) {
  const std::string begin = place.name + "-shard";
  std::vector<std::string> paths;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(place.folder, error)) {
    const std::string name = entry.path().filename().string();
    if (absl::StartsWith(name, begin) && absl::EndsWith(name, kEnd)) paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace

absl::StatusOr<std::unique_ptr<Journal>> OpenKeptJournal(const JournalPlace& place,
                                                         const Merge& whole) {
  const Shard shard = place.shard;
  const std::string part =
      shard.count > 1 ? absl::StrCat("-shard", shard.index, "of", shard.count) : "";
  absl::StatusOr<std::unique_ptr<Journal>> journal =
      Journal::Open(absl::StrCat(place.folder, "/", place.name, part, kEnd),
                    ShardIdentity(whole.identity, shard), place.fresh);
  if (!journal.ok() || place.fresh || shard.count > 1) return journal;
  Merge merge = whole;
  merge.must_be_whole = false;
  HAKARI_RETURN_IF_ERROR(MergeJournals(ShardJournals(place), merge, **journal));
  return journal;
}

}  // namespace hakari
