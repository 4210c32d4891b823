#include "base/run/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <optional>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/files/file_error.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

constexpr absl::string_view kFormat = "hakari-journal 1";
constexpr absl::string_view kShard = "shard";
constexpr size_t kChecksumDigits = 16;

std::string Header(const RunIdentity& identity) {
  std::string header(kFormat);
  for (const auto& [name, value] : identity) {
    absl::StrAppend(&header, "\t", name, "=", absl::CHexEscape(value));
  }
  return header;
}

// The contents of a line; empty if its checksum shows that it is damaged.
absl::string_view CheckedContents(absl::string_view line) {
  if (line.size() <= kChecksumDigits + 1 || line[kChecksumDigits] != ' ') return {};
  const absl::string_view contents = line.substr(kChecksumDigits + 1);
  return LineChecksum(contents) == line.substr(0, kChecksumDigits) ? contents : absl::string_view();
}

// Why a journal with this first line does not belong to this run; empty if it does.
std::string Difference(absl::string_view header, const RunIdentity& identity) {
  const std::vector<std::string> fields = absl::StrSplit(header, '\t');
  if (fields[0] != kFormat) return absl::StrCat("it is not in the format '", kFormat, "'");
  const std::vector<std::string> wanted = absl::StrSplit(Header(identity), '\t');
  for (size_t i = 0; i < wanted.size(); ++i) {
    const std::string found = i < fields.size() ? fields[i] : "nothing";
    if (found != wanted[i]) return absl::StrCat("it says ", found, ", this run is ", wanted[i]);
  }
  if (fields.size() > wanted.size()) return absl::StrCat("it says ", fields[wanted.size()]);
  return "";
}

absl::Status JournalError(absl::string_view path, absl::string_view what, int error) {
  return absl::UnavailableError(absl::StrCat(path, ": ", what, ": ", std::strerror(error)));
}

}  // namespace

RunIdentity ShardIdentity(RunIdentity run, Shard shard) {
  run.emplace_back(kShard, ShardText(shard));
  return run;
}

absl::StatusOr<RunIdentity> IdentityOfJournal(absl::string_view text,
                                              const std::string& file_name) {
  const absl::string_view header = CheckedContents(text.substr(0, text.find('\n')));
  const std::vector<absl::string_view> fields = absl::StrSplit(header, '\t');
  if (fields.empty() || fields[0] != kFormat) {
    return absl::FailedPreconditionError(
        absl::StrCat(file_name, ": it is not in the format '", kFormat, "'"));
  }
  RunIdentity identity;
  for (size_t i = 1; i < fields.size(); ++i) {
    const std::pair<absl::string_view, absl::string_view> parts =
        absl::StrSplit(fields[i], absl::MaxSplits('=', 1));
    std::string value;
    if (!absl::CUnescape(parts.second, &value)) {
      return absl::DataLossError(absl::StrCat(file_name, ":1: cannot read '", fields[i], "'"));
    }
    identity.emplace_back(parts.first, std::move(value));
  }
  return identity;
}

absl::StatusOr<Shard> ShardOfJournal(absl::string_view text, const std::string& file_name) {
  const absl::string_view header = CheckedContents(text.substr(0, text.find('\n')));
  const size_t field = header.rfind(absl::StrCat("\t", kShard, "="));
  if (field != absl::string_view::npos) {
    const std::optional<Shard> shard = ParseShard(header.substr(field + kShard.size() + 2));
    if (shard) return *shard;
  }
  return absl::FailedPreconditionError(
      absl::StrCat(file_name, " does not name the shard of the run that it belongs to"));
}

absl::StatusOr<JournalContents> ParseJournal(absl::string_view text, const RunIdentity& identity,
                                             const std::string& file_name) {
  JournalContents journal;
  for (int number = 1; journal.whole_bytes < text.size(); ++number) {
    const std::string place = absl::StrCat(file_name, ":", number, ":1");
    const absl::string_view rest = text.substr(journal.whole_bytes);
    const size_t end = rest.find('\n');
    const absl::string_view contents = CheckedContents(rest.substr(0, end));
    const bool is_last = end == absl::string_view::npos || end + 1 == rest.size();
    if (end == absl::string_view::npos || contents.empty()) {
      if (!is_last) {
        return absl::DataLossError(absl::StrCat(place, ": a damaged line; --fresh starts over"));
      }
      journal.was_torn = true;
      return journal;
    }
    if (number > 1) {
      const std::pair<std::string, std::string> entry =
          absl::StrSplit(contents, absl::MaxSplits('\t', 1));
      if (!journal.finished.insert(entry).second) {
        return absl::DataLossError(absl::StrCat(place, ": '", entry.first, "' finished twice"));
      }
    } else if (const std::string difference = Difference(contents, identity); !difference.empty()) {
      return absl::FailedPreconditionError(absl::StrCat(
          file_name, " is the journal of another run: ", difference, "; --fresh starts over"));
    }
    journal.whole_bytes += end + 1;
  }
  return journal;
}

absl::StatusOr<std::unique_ptr<Journal>> Journal::Open(const std::string& path,
                                                       const RunIdentity& identity, bool fresh) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  HAKARI_RETURN_IF_ERROR(folder.empty() ? absl::OkStatus() : MakeFolder(folder));
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file < 0) return JournalError(path, "cannot be opened", errno);
  std::unique_ptr<Journal> journal(new Journal(file, path));
  // The lock is held until the process ends, however it ends.
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return absl::FailedPreconditionError(
        absl::StrCat(path, ": another run is writing this journal"));
  }
  HAKARI_RETURN_IF_ERROR(fresh ? journal->StartAnew(identity) : journal->Load(identity));
  return journal;
}

Journal::~Journal() { close(file_); }

absl::Status Journal::Load(const RunIdentity& identity) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path_));
  HAKARI_ASSIGN_OR_RETURN(JournalContents contents, ParseJournal(text, identity, path_));
  contents_ = std::move(contents);
  if (contents_.whole_bytes == 0) return StartAnew(identity);
  if (ftruncate(file_, static_cast<off_t>(contents_.whole_bytes)) != 0 ||
      lseek(file_, 0, SEEK_END) < 0) {
    return JournalError(path_, "cannot be written", errno);
  }
  return absl::OkStatus();
}

absl::Status Journal::StartAnew(const RunIdentity& identity) {
  if (ftruncate(file_, 0) != 0 || lseek(file_, 0, SEEK_SET) < 0) {
    return JournalError(path_, "cannot be written", errno);
  }
  return AppendLine(Header(identity));
}

absl::Status Journal::Append(absl::string_view id, absl::string_view text) {
  return AppendLine(absl::StrCat(id, "\t", text));
}

absl::Status Journal::Add(const std::string& id, const std::string& text) {
  return contents_.finished.emplace(id, text).second ? Append(id, text) : absl::OkStatus();
}

absl::Status Journal::AppendLine(absl::string_view contents) {
  const std::string line = absl::StrCat(LineChecksum(contents), " ", contents, "\n");
  const int error = WriteAll(file_, line);
  return error == 0 ? absl::OkStatus() : JournalError(path_, "cannot be written", error);
}

void Journal::Discard() { unlink(path_.c_str()); }

namespace {

struct Result {
  std::string text;
  std::string path;  // of the journal that it comes from
};
using Results = std::map<std::string, Result>;  // by id

absl::Status Refuse(absl::string_view path, absl::string_view id, absl::string_view why) {
  return absl::FailedPreconditionError(absl::StrCat(path, ": '", id, "' ", why));
}

// Adds the results from the journal of a shard.
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
      return Refuse(whole.path(), id, "has no result here or in any shard");
    }
  }
  // Everything is checked before anything is written, so a refused merge does not change `whole`.
  for (const auto& [id, result] : results) {
    HAKARI_RETURN_IF_ERROR(whole.Add(id, result.text));
  }
  return absl::OkStatus();
}

}  // namespace hakari
