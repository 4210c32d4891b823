#include "suites/run/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "suites/run/journal_text.h"

namespace hakari::suites {
namespace {

absl::Status JournalError(absl::string_view path, absl::string_view what) {
  const int error = errno;
  return absl::UnavailableError(absl::StrCat(path, ": ", what, ": ", std::strerror(error)));
}

}  // namespace

absl::StatusOr<std::unique_ptr<Journal>> Journal::Open(const std::string& path,
                                                       const RunIdentity& identity, bool fresh) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file < 0) return JournalError(path, "cannot be opened");
  std::unique_ptr<Journal> journal(new Journal(file, path));
  // Held until the process ends, however it ends.
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    return absl::FailedPreconditionError(
        absl::StrCat(path, ": another run is writing this journal"));
  }
  const absl::Status status = fresh ? journal->StartAnew(identity) : journal->Load(identity);
  if (!status.ok()) return status;
  return journal;
}

Journal::~Journal() { close(file_); }

absl::Status Journal::Load(const RunIdentity& identity) {
  const absl::StatusOr<std::string> text = ReadTextFile(path_);
  if (!text.ok()) return text.status();
  absl::StatusOr<JournalContents> contents = ParseJournal(*text, identity, path_);
  if (!contents.ok()) return contents.status();
  contents_ = *std::move(contents);
  if (contents_.whole_bytes == 0) return StartAnew(identity);
  if (ftruncate(file_, static_cast<off_t>(contents_.whole_bytes)) != 0 ||
      lseek(file_, 0, SEEK_END) < 0) {
    return JournalError(path_, "cannot be written");
  }
  return absl::OkStatus();
}

absl::Status Journal::StartAnew(const RunIdentity& identity) {
  if (ftruncate(file_, 0) != 0 || lseek(file_, 0, SEEK_SET) < 0) {
    return JournalError(path_, "cannot be written");
  }
  return AppendLine(JournalHeader(identity));
}

absl::Status Journal::Append(const std::string& id, const Outcome& outcome) {
  return AppendLine(JournalEntry(id, outcome));
}

absl::Status Journal::AppendLine(absl::string_view contents) {
  const std::string line = JournalLine(contents);
  absl::string_view rest = line;
  while (!rest.empty()) {
    const ssize_t written = write(file_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return JournalError(path_, "cannot be written");
    rest.remove_prefix(static_cast<size_t>(written));
  }
  return absl::OkStatus();
}

void Journal::Discard() { unlink(path_.c_str()); }

}  // namespace hakari::suites
