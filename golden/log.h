// golden/<suite>/LOG.md: the reason for each golden of the suite, one line per accept; also the
// reasons for removed or changed problems, and for removed goldens. A loss without a reason does
// not pass.
#ifndef HAKARI_GOLDEN_LOG_H_
#define HAKARI_GOLDEN_LOG_H_

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "golden/golden.h"

namespace hakari::golden {

// How a line of a LOG.md names problems: "theme-03, mate-00100..mate-00250", or "all".
//
// A range contains every id from the first to the last in byte order, which is the order of the
// rows in a golden.
class ProblemNames {
 public:
  // Every problem of the set, whatever its id.
  static constexpr absl::string_view kAll = "all";

  // Names separated by commas, with or without blanks.
  static absl::StatusOr<ProblemNames> Parse(absl::string_view text);
  // The problems `ids` of the set `all`, with a range for every run of neighbours.
  static ProblemNames Of(const std::set<std::string>& ids, const std::set<std::string>& all);

  bool Has(absl::string_view id) const;
  bool all() const { return all_; }
  bool empty() const { return !all_ && ranges_.empty(); }
  // The number of ids and ranges in the text.
  size_t pieces() const { return ranges_.size(); }
  void Add(const ProblemNames& others);

  // In the form that Parse reads; `comma` separates two pieces.
  std::string Text(absl::string_view comma = ", ") const;

 private:
  bool all_ = false;
  std::vector<std::pair<std::string, std::string>> ranges_;  // first and last; equal for an id
};

struct LogEntry {
  std::string date;    // "2026-11-18"
  std::string file;    // of the golden, without folders; kProblems for an entry about problems
  std::string counts;  // "3 changed, 80 new, 0 gone"; kRemoved; or ProblemNames
  std::string reason;
  std::string checksum;  // of the golden that was written or removed, or of the set of problems
};

inline constexpr char kProblems[] = "problems";
inline constexpr char kRemoved[] = "removed";

// The complete line, with its line end.
std::string LogLine(const LogEntry& entry);
// The text of a log before its first entry.
std::string LogHeading(absl::string_view suite);

// Whether the last entry for this file has this checksum.
bool LogKnows(absl::string_view log, absl::string_view file, absl::string_view checksum);

// An error unless the last entry for this file is about exactly this golden.
absl::Status CheckLog(absl::string_view log, absl::string_view log_name, absl::string_view file,
                      const Golden& golden);

// The reason for the golden in this file, from its last entry; empty if the log has none.
std::string ReasonFor(absl::string_view log, absl::string_view file);

// The lines of a log that are entries.
std::vector<std::string> EntriesOf(absl::string_view log);

// The problems that these entries name as removed or changed. An entry with `all` is about one set
// of problems only: it counts for the set with its hash.
ProblemNames NamedIn(const std::vector<std::string>& entries, absl::string_view set_hash);

// Whether one of these entries says that the golden of this name was removed.
bool SaysRemoved(const std::vector<std::string>& entries, absl::string_view file);

// A reason must be one line of plain text that is not empty.
absl::Status CheckReason(absl::string_view reason);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_LOG_H_
