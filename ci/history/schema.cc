#include "ci/history/schema.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iterator>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "ci/history/database.h"

namespace hakari::history {
namespace {

// SQLite keeps these texts unchanged, so that a file can be compared with them. No table needs a
// separate index: rows are always found by their run.
constexpr const char* kTables[] = {
    "CREATE TABLE run(id INTEGER PRIMARY KEY, time TEXT NOT NULL, kind TEXT NOT NULL, "
    "revision TEXT NOT NULL, base_revision TEXT NOT NULL, machine TEXT NOT NULL, "
    "compiler TEXT NOT NULL, suite_hash TEXT NOT NULL, verdict TEXT NOT NULL, "
    "checksum TEXT NOT NULL) STRICT",
    "CREATE TABLE binary(run INTEGER NOT NULL REFERENCES run(id), name TEXT NOT NULL, "
    "hash TEXT NOT NULL, PRIMARY KEY(run, name)) STRICT, WITHOUT ROWID",
    "CREATE TABLE measurement(run INTEGER NOT NULL REFERENCES run(id), place INTEGER NOT NULL, "
    "benchmark TEXT NOT NULL, metric TEXT NOT NULL, unit TEXT NOT NULL, median REAL NOT NULL, "
    "samples TEXT NOT NULL, base_median REAL, base_samples TEXT NOT NULL, "
    "PRIMARY KEY(run, place)) STRICT, WITHOUT ROWID",
    "CREATE TABLE pin(place INTEGER PRIMARY KEY CHECK(place = 1), "
    "run INTEGER NOT NULL REFERENCES run(id)) STRICT",
};

absl::Status Fill(const std::string& draft) {
  HAKARI_ASSIGN_OR_RETURN(Database database, Database::Open(draft, Database::Mode::kReadWrite));
  // The mode is kept in the file; it lets readers and one writer work at once.
  absl::Status status = database.Execute("PRAGMA journal_mode = WAL");
  if (!status.ok()) return status;
  Transaction transaction(database);
  if (!transaction.status().ok()) return transaction.status();
  for (const char* table : kTables) {
    status = database.Execute(table);
    if (!status.ok()) return status;
  }
  status = database.Execute(absl::StrCat("PRAGMA application_id = ", kHistoryApplicationId,
                                         "; PRAGMA user_version = ", kHistoryVersion)
                                .c_str());
  return status.ok() ? transaction.Commit() : status;
}

absl::Status CheckIdentity(const Database& database) {
  HAKARI_ASSIGN_OR_RETURN(const int64_t application, database.Number("PRAGMA application_id"));
  if (application != kHistoryApplicationId) {
    return absl::FailedPreconditionError(absl::StrCat(
        database.path(), ": belongs to another program (application id ", application, ")"));
  }
  HAKARI_ASSIGN_OR_RETURN(const int64_t version, database.Number("PRAGMA user_version"));
  if (version > kHistoryVersion) {
    return absl::FailedPreconditionError(
        absl::StrCat(database.path(), ": was written by a newer Hakari (version ", version,
                     ", this one reads ", kHistoryVersion, ")"));
  }
  if (version == kHistoryVersion) return absl::OkStatus();
  return absl::DataLossError(absl::StrCat(database.path(), ": damaged: unknown version ", version));
}

absl::Status CheckTables(const Database& database) {
  Statement statement = database.Prepare("SELECT sql FROM sqlite_schema");
  size_t known = 0;
  while (true) {
    HAKARI_ASSIGN_OR_RETURN(const bool row, statement.Step());
    if (!row) break;
    const std::string sql = statement.Text(0);
    const bool ours = std::find(std::begin(kTables), std::end(kTables), sql) != std::end(kTables);
    if (!ours)
      return absl::DataLossError(absl::StrCat(database.path(), ": damaged: unknown tables"));
    ++known;
  }
  if (known == std::size(kTables)) return absl::OkStatus();
  return absl::DataLossError(absl::StrCat(database.path(), ": damaged: tables are missing"));
}

absl::Status CheckPages(const Database& database) {
  Statement statement = database.Prepare("PRAGMA quick_check(1)");
  HAKARI_ASSIGN_OR_RETURN(const bool row, statement.Step());
  if (row && statement.Text(0) == "ok") return absl::OkStatus();
  return absl::DataLossError(absl::StrCat(database.path(), ": damaged: ", statement.Text(0)));
}

}  // namespace

absl::Status CreateHistory(const std::string& path) {
  HAKARI_RETURN_IF_ERROR(MakeFolder(std::filesystem::absolute(path).parent_path().string()));
  std::string draft = path + ".new.XXXXXX";
  const int file = mkostemp(draft.data(), O_CLOEXEC);
  if (file < 0) {
    return absl::PermissionDeniedError(
        absl::StrCat(path, ": cannot be created: ", std::strerror(errno)));
  }
  constexpr mode_t kForEveryone = 0644;  // a temporary file is readable by its owner only
  fchmod(file, kForEveryone);
  close(file);
  const absl::Cleanup remove_draft = [&draft] { unlink(draft.c_str()); };
  HAKARI_RETURN_IF_ERROR(Fill(draft));
  // A link, unlike a rename, replaces nothing: if two processes create the file at once, one wins
  // and both continue.
  if (link(draft.c_str(), path.c_str()) == 0 || errno == EEXIST) return absl::OkStatus();
  return absl::PermissionDeniedError(
      absl::StrCat(path, ": cannot be created: ", std::strerror(errno)));
}

absl::Status CheckHistory(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const Database database, Database::Open(path, Database::Mode::kReadOnly));
  absl::Status status = CheckIdentity(database);
  if (status.ok()) status = CheckTables(database);
  if (status.ok()) status = CheckPages(database);
  return status;
}

}  // namespace hakari::history
