// The history of measurements: runs in an SQLite file. Several writers may add runs at once; runs
// are never changed.
#ifndef HAKARI_CI_HISTORY_HISTORY_H_
#define HAKARI_CI_HISTORY_HISTORY_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/history/database.h"
#include "ci/history/history_run.h"

namespace hakari::history {

// Below the project's folder.
inline constexpr char kDefaultHistory[] = ".hakari/history.sqlite";

class History {
 public:
  // A file that is damaged, of another program or of a newer version is refused and left as it is.
  // NotFound if there is none.
  static absl::StatusOr<History> Open(const std::string& path);
  // Makes the file, and the folders above it, if there is none.
  static absl::StatusOr<History> OpenOrCreate(const std::string& path);

  // Returns the id. All of the run is kept or nothing of it. A run without rows, or with a number
  // that is not finite, is refused.
  absl::StatusOr<int64_t> Add(const HistoryRun& run);

  // The newest, at most `most`, oldest first. A run whose contents were damaged is an error.
  absl::StatusOr<std::vector<HistoryRun>> LastRuns(int64_t most) const;
  absl::StatusOr<HistoryRun> Run(int64_t id) const;  // NotFound if there is none

  // The run of the reference build, to which all ratios refer.
  absl::Status Pin(int64_t id);
  absl::StatusOr<std::optional<int64_t>> Pinned() const;

  const std::string& path() const { return database_.path(); }

 private:
  explicit History(Database database) : database_(std::move(database)) {}
  absl::Status Insert(const HistoryRun& run);
  absl::Status InsertRows(int64_t id, const HistoryRun& run);
  absl::Status ReadParts(HistoryRun& run) const;
  absl::Status ReadRows(HistoryRun& run) const;

  Database database_;
};

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_HISTORY_H_
