#include "ci/history/database.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"

namespace hakari::history {
namespace {

// How long a connection waits for another one that writes. A run is written in milliseconds.
constexpr int kPatienceMs = 10000;

// Far more than any text or sample list needs; a damaged length must not allocate gigabytes.
constexpr int kMostBytes = 64 << 20;

absl::Status ErrorOf(sqlite3* database, int code, const std::string& path) {
  const char* words = database == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(database);
  switch (code & 0xff) {  // the other bits are details
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return absl::DataLossError(absl::StrCat(path, ": damaged, or not a history: ", words));
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return absl::UnavailableError(absl::StrCat(path, ": another process has locked it: ", words));
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return absl::PermissionDeniedError(
          absl::StrCat(path, ": cannot be opened for writing: ", words));
    default:
      return absl::UnavailableError(absl::StrCat(path, ": ", words));
  }
}

int FlagsOf(Database::Mode mode) {
  switch (mode) {
    case Database::Mode::kReadOnly:
      return SQLITE_OPEN_READONLY;
    case Database::Mode::kReadWrite:
      return SQLITE_OPEN_READWRITE;
    case Database::Mode::kCreate:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  }
  return SQLITE_OPEN_READONLY;
}

}  // namespace

Statement::Statement(sqlite3* database, const std::string& path, absl::string_view sql)
    : database_(database), path_(path) {
  sqlite3_stmt* prepared = nullptr;
  const int code =
      sqlite3_prepare_v2(database, sql.data(), static_cast<int>(sql.size()), &prepared, nullptr);
  statement_.reset(prepared);
  Keep(code);
}

void Statement::Keep(int code) {
  if (status_.ok() && code != SQLITE_OK) status_ = ErrorOf(database_, code, path_);
}

Statement& Statement::Bind(int64_t value) {
  Keep(sqlite3_bind_int64(statement_.get(), ++bound_, value));
  return *this;
}

Statement& Statement::Bind(double value) {
  Keep(sqlite3_bind_double(statement_.get(), ++bound_, value));
  return *this;
}

Statement& Statement::Bind(const std::optional<double>& value) {
  if (value) return Bind(*value);
  Keep(sqlite3_bind_null(statement_.get(), ++bound_));
  return *this;
}

Statement& Statement::Bind(absl::string_view text) {
  Keep(sqlite3_bind_text64(statement_.get(), ++bound_, text.data(), text.size(), SQLITE_TRANSIENT,
                           SQLITE_UTF8));
  return *this;
}

absl::StatusOr<bool> Statement::Step() {
  if (!status_.ok()) return status_;
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  Keep(code);
  return status_;
}

absl::Status Statement::Run() { return Step().status(); }

int64_t Statement::Integer(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

double Statement::Real(int column) const { return sqlite3_column_double(statement_.get(), column); }

std::optional<double> Statement::OptionalReal(int column) const {
  if (sqlite3_column_type(statement_.get(), column) == SQLITE_NULL) return std::nullopt;
  return Real(column);
}

std::string Statement::Text(int column) const {
  const unsigned char* text = sqlite3_column_text(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  if (text == nullptr || size <= 0) return "";
  return std::string(reinterpret_cast<const char*>(text), static_cast<size_t>(size));
}

Database::Database(std::string path, sqlite3* database)
    : path_(std::move(path)), database_(database) {}

absl::StatusOr<Database> Database::Open(const std::string& path, Mode mode) {
  sqlite3* opened = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &opened, FlagsOf(mode), nullptr);
  Database database(path, opened);
  if (code != SQLITE_OK) return ErrorOf(opened, code, path);
  HAKARI_RETURN_IF_ERROR(database.Harden());
  return database;
}

absl::Status Database::Harden() {
  sqlite3* database = database_.get();
  sqlite3_extended_result_codes(database, 1);
  sqlite3_busy_timeout(database, kPatienceMs);
  sqlite3_limit(database, SQLITE_LIMIT_LENGTH, kMostBytes);
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
  return Execute("PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON; PRAGMA mmap_size = 0");
}

absl::Status Database::Execute(const char* sql) {
  const int code = sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? absl::OkStatus() : ErrorOf(database_.get(), code, path_);
}

Statement Database::Prepare(absl::string_view sql) const {
  return Statement(database_.get(), path_, sql);
}

absl::StatusOr<int64_t> Database::Number(absl::string_view sql) const {
  Statement statement = Prepare(sql);
  HAKARI_ASSIGN_OR_RETURN(const bool row, statement.Step());
  return row ? statement.Integer(0) : 0;
}

Transaction::Transaction(Database& database)
    : database_(database), status_(database.Execute("BEGIN IMMEDIATE")), open_(status_.ok()) {}

Transaction::~Transaction() {
  if (open_) database_.Execute("ROLLBACK").IgnoreError();
}

absl::Status Transaction::Commit() {
  const absl::Status committed = database_.Execute("COMMIT");
  open_ = !committed.ok();
  return committed;
}

}  // namespace hakari::history
