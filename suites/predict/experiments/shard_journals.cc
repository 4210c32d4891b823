#include "suites/predict/experiments/shard_journals.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"

namespace hakari::suites {
namespace {

namespace fs = std::filesystem;

constexpr char kEnd[] = ".journal";

// In the order of their names.
std::vector<std::string> ShardPaths(const std::string& stem) {
  const std::string begin = fs::path(stem).filename().string() + "-shard";
  std::vector<std::string> paths;
  std::error_code error;
  for (const fs::directory_entry& entry :
       fs::directory_iterator(fs::path(stem).parent_path(), error)) {
    const std::string name = entry.path().filename().string();
    if (absl::StartsWith(name, begin) && absl::EndsWith(name, kEnd)) {
      paths.push_back(entry.path().string());
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

// How many outcomes the journal did not have.
absl::StatusOr<int> TakeOver(const std::string& path, const RunIdentity& identity,
                             std::map<std::string, Outcome>& finished, Journal& journal) {
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  const absl::StatusOr<JournalContents> shard = ParseJournal(*text, identity, path);
  if (!shard.ok()) return shard.status();
  int taken = 0;
  for (const auto& [id, outcome] : shard->finished) {
    if (!finished.emplace(id, outcome).second) continue;
    const absl::Status appended = journal.Append(id, outcome);
    if (!appended.ok()) return appended;
    ++taken;
  }
  return taken;
}

}  // namespace

absl::StatusOr<std::unique_ptr<Journal>> OpenWithShards(const std::string& stem,
                                                        const RunIdentity& identity, bool fresh) {
  const std::string path = stem + kEnd;
  absl::StatusOr<std::unique_ptr<Journal>> journal = Journal::Open(path, identity, fresh);
  if (!journal.ok() || fresh) return journal;
  std::map<std::string, Outcome> finished = (*journal)->finished();
  int taken = 0;
  for (const std::string& shard : ShardPaths(stem)) {
    const absl::StatusOr<int> more = TakeOver(shard, identity, finished, **journal);
    if (!more.ok()) return more.status();
    taken += *more;
  }
  if (taken == 0) return journal;
  journal->reset();  // what it finished is told when it is opened
  return Journal::Open(path, identity, false);
}

}  // namespace hakari::suites
