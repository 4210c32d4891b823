// A wrapper around SQLite: values that close themselves, and errors that name the file. Statements
// are fixed texts; values from outside are bound to them.
#ifndef HAKARI_CI_HISTORY_DATABASE_H_
#define HAKARI_CI_HISTORY_DATABASE_H_

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::history {

// A running statement. Earlier errors are kept and returned by Step.
class Statement {
 public:
  Statement& Bind(int64_t value);
  Statement& Bind(double value);
  Statement& Bind(const std::optional<double>& value);
  Statement& Bind(absl::string_view text);

  // Whether there is a (further) row of results.
  absl::StatusOr<bool> Step();
  // For statements without results.
  absl::Status Run();

  // Columns of the current row, counted from 0. A value of another kind is read as 0, empty or
  // none.
  int64_t Integer(int column) const;
  double Real(int column) const;
  std::optional<double> OptionalReal(int column) const;
  std::string Text(int column) const;

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  Statement(sqlite3* database, const std::string& path, absl::string_view sql);
  void Keep(int code);

  sqlite3* database_;
  std::string path_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int bound_ = 0;
  absl::Status status_;
};

class Database {
 public:
  enum class Mode { kReadOnly, kReadWrite, kCreate };

  // Nothing in the file is trusted: no triggers, views or functions of the file run, and its sizes
  // are checked.
  static absl::StatusOr<Database> Open(const std::string& path, Mode mode);

  // One statement or several, without results.
  absl::Status Execute(const char* sql);
  Statement Prepare(absl::string_view sql) const;
  // The single number that a statement such as "PRAGMA user_version" gives.
  absl::StatusOr<int64_t> Number(absl::string_view sql) const;

  int64_t LastRowId() const { return sqlite3_last_insert_rowid(database_.get()); }
  const std::string& path() const { return path_; }

 private:
  struct Close {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
  };

  Database(std::string path, sqlite3* database);
  absl::Status Harden();

  std::string path_;
  std::unique_ptr<sqlite3, Close> database_;
};

// A transaction, rolled back at the end of the scope unless it was committed. It takes the write
// lock at once, so that two writers wait for each other instead of failing half-way.
class Transaction {
 public:
  explicit Transaction(Database& database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  const absl::Status& status() const { return status_; }  // whether it began
  absl::Status Commit();

 private:
  Database& database_;
  absl::Status status_;
  bool open_;
};

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_DATABASE_H_
