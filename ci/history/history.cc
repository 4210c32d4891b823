#include "ci/history/history.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/history/schema.h"

namespace hakari::history {
namespace {

constexpr char kRunColumns[] =
    "SELECT id, time, kind, revision, base_revision, machine, compiler, suite_hash, verdict, "
    "checksum FROM run ";

struct StoredRun {
  HistoryRun run;
  std::string checksum;
};

StoredRun ReadRun(const Statement& statement) {
  StoredRun stored;
  int column = 0;
  stored.run.id = statement.Integer(column++);
  for (std::string* field : {&stored.run.time, &stored.run.kind, &stored.run.revision,
                             &stored.run.base_revision, &stored.run.machine, &stored.run.compiler,
                             &stored.run.suite_hash, &stored.run.verdict, &stored.checksum}) {
    *field = statement.Text(column++);
  }
  return stored;
}

bool AllFinite(const std::vector<double>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(), [](double x) { return std::isfinite(x); });
}

absl::Status CheckRun(const HistoryRun& run) {
  if (run.rows.empty()) return absl::InvalidArgumentError("a run without results cannot be added");
  for (const HistoryRow& row : run.rows) {
    const bool finite = std::isfinite(row.median) && std::isfinite(row.base_median.value_or(0)) &&
                        AllFinite(row.samples) && AllFinite(row.base_samples);
    if (!finite) {
      return absl::InvalidArgumentError(
          absl::StrCat(row.benchmark, ": a result is not a finite number"));
    }
  }
  return absl::OkStatus();
}

absl::Status DamagedRun(const std::string& path, int64_t id) {
  return absl::DataLossError(absl::StrCat(path, ": damaged: run ", id, " was altered"));
}

}  // namespace

absl::StatusOr<History> History::Open(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error) && !error) {
    return absl::NotFoundError(absl::StrCat(path, ": there is no history yet"));
  }
  HAKARI_RETURN_IF_ERROR(CheckHistory(path));
  HAKARI_ASSIGN_OR_RETURN(Database database, Database::Open(path, Database::Mode::kReadWrite));
  // Added runs survive a power failure.
  HAKARI_RETURN_IF_ERROR(database.Execute("PRAGMA synchronous = FULL"));
  return History(std::move(database));
}

absl::StatusOr<History> History::OpenOrCreate(const std::string& path) {
  absl::StatusOr<History> history = Open(path);
  if (!absl::IsNotFound(history.status())) return history;
  HAKARI_RETURN_IF_ERROR(CreateHistory(path));
  return Open(path);
}

absl::StatusOr<int64_t> History::Add(const HistoryRun& run) {
  HAKARI_RETURN_IF_ERROR(CheckRun(run));
  Transaction transaction(database_);
  if (!transaction.status().ok()) return transaction.status();
  HAKARI_RETURN_IF_ERROR(Insert(run));
  const int64_t id = database_.LastRowId();
  HAKARI_RETURN_IF_ERROR(InsertRows(id, run));
  HAKARI_RETURN_IF_ERROR(transaction.Commit());
  return id;
}

absl::Status History::Insert(const HistoryRun& run) {
  return database_
      .Prepare(
          "INSERT INTO run(time, kind, revision, base_revision, machine, compiler, suite_hash, "
          "verdict, checksum) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .Bind(run.time)
      .Bind(run.kind)
      .Bind(run.revision)
      .Bind(run.base_revision)
      .Bind(run.machine)
      .Bind(run.compiler)
      .Bind(run.suite_hash)
      .Bind(run.verdict)
      .Bind(RunChecksum(run))
      .Run();
}

absl::Status History::InsertRows(int64_t id, const HistoryRun& run) {
  for (const auto& [name, hash] : run.binary_hashes) {
    HAKARI_RETURN_IF_ERROR(database_.Prepare("INSERT INTO binary VALUES(?, ?, ?)")
                               .Bind(id)
                               .Bind(name)
                               .Bind(hash)
                               .Run());
  }
  int64_t place = 0;
  for (const HistoryRow& row : run.rows) {
    HAKARI_RETURN_IF_ERROR(
        database_.Prepare("INSERT INTO measurement VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .Bind(id)
            .Bind(place++)
            .Bind(row.benchmark)
            .Bind(row.metric)
            .Bind(row.unit)
            .Bind(row.median)
            .Bind(SamplesText(row.samples))
            .Bind(row.base_median)
            .Bind(SamplesText(row.base_samples))
            .Run());
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<HistoryRun>> History::LastRuns(int64_t most) const {
  Statement statement = database_.Prepare(absl::StrCat(kRunColumns, "ORDER BY id DESC LIMIT ?"));
  statement.Bind(std::max<int64_t>(most, 0));
  std::vector<HistoryRun> runs;
  while (true) {
    HAKARI_ASSIGN_OR_RETURN(const bool row, statement.Step());
    if (!row) break;
    StoredRun stored = ReadRun(statement);
    HAKARI_RETURN_IF_ERROR(ReadParts(stored.run));
    if (RunChecksum(stored.run) != stored.checksum) return DamagedRun(path(), stored.run.id);
    runs.push_back(std::move(stored.run));
  }
  std::reverse(runs.begin(), runs.end());
  return runs;
}

absl::StatusOr<HistoryRun> History::Run(int64_t id) const {
  Statement statement = database_.Prepare(absl::StrCat(kRunColumns, "WHERE id = ?"));
  HAKARI_ASSIGN_OR_RETURN(const bool row, statement.Bind(id).Step());
  if (!row) return absl::NotFoundError(absl::StrCat(path(), ": there is no run ", id));
  StoredRun stored = ReadRun(statement);
  HAKARI_RETURN_IF_ERROR(ReadParts(stored.run));
  if (RunChecksum(stored.run) != stored.checksum) return DamagedRun(path(), id);
  return std::move(stored.run);
}

absl::Status History::ReadParts(HistoryRun& run) const {
  Statement statement = database_.Prepare("SELECT name, hash FROM binary WHERE run = ?");
  statement.Bind(run.id);
  while (true) {
    HAKARI_ASSIGN_OR_RETURN(const bool row, statement.Step());
    if (!row) return ReadRows(run);
    run.binary_hashes[statement.Text(0)] = statement.Text(1);
  }
}

absl::Status History::ReadRows(HistoryRun& run) const {
  Statement statement = database_.Prepare(
      "SELECT benchmark, metric, unit, median, samples, base_median, base_samples "
      "FROM measurement WHERE run = ? ORDER BY place");
  statement.Bind(run.id);
  while (true) {
    HAKARI_ASSIGN_OR_RETURN(const bool row, statement.Step());
    if (!row) return absl::OkStatus();
    const std::optional<std::vector<double>> samples = ParseSamples(statement.Text(4));
    const std::optional<std::vector<double>> base_samples = ParseSamples(statement.Text(6));
    if (!samples || !base_samples) return DamagedRun(path(), run.id);
    run.rows.push_back({statement.Text(0), statement.Text(1), statement.Text(2), statement.Real(3),
                        *samples, statement.OptionalReal(5), *base_samples});
  }
}

absl::Status History::Pin(int64_t id) {
  Transaction transaction(database_);
  if (!transaction.status().ok()) return transaction.status();
  HAKARI_RETURN_IF_ERROR(Run(id).status());
  const absl::Status status =
      database_.Prepare("INSERT OR REPLACE INTO pin VALUES(1, ?)").Bind(id).Run();
  return status.ok() ? transaction.Commit() : status;
}

absl::StatusOr<std::optional<int64_t>> History::Pinned() const {
  Statement statement = database_.Prepare("SELECT run FROM pin");
  HAKARI_ASSIGN_OR_RETURN(const bool row, statement.Step());
  if (!row) return std::optional<int64_t>();
  return std::optional<int64_t>(statement.Integer(0));
}

}  // namespace hakari::history
