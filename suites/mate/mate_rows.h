// Mate problems one a line in, answers one a line out:
//
//   answer <tab> nodes <tab> plies <tab> position
//
// A position is an SFEN with or without the word in front, and ' ; notes' may follow; lines that
// are empty or begin with '#' are skipped. The answer is mate, nomate, unknown or invalid; plies
// are 0 unless it is a mate; of a search for the shortest mate they are those that count, and "<="
// stands before them where it is not proved that there is none with fewer. Rows come in the order
// of the lines, as soon as they are known, whatever the number of threads.
#ifndef HAKARI_SUITES_MATE_MATE_ROWS_H_
#define HAKARI_SUITES_MATE_MATE_ROWS_H_

#include <atomic>
#include <functional>
#include <ostream>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/run/progress.h"
#include "suites/core/limits.h"
#include "suites/core/program.h"

namespace hakari::suites {

struct MateRowsOptions {
  ProgramSpec program;
  Limits limits;
  int jobs = 1;
  Progress* progress = nullptr;  // may be null
  // Called when a row could not be written: the rest is work for nobody. May be empty.
  std::function<void()> nobody_reads;
};

struct MateRowsResult {
  int rows = 0;
  int invalid = 0;
  bool interrupted = false;  // then rows are missing at the end
};

// What makes a line invalid goes to `complaints`, with `file_name` and the number of the line. An
// error if there is no position at all, or the program cannot be started.
absl::StatusOr<MateRowsResult> WriteMateRows(absl::string_view text, const std::string& file_name,
                                             const MateRowsOptions& options,
                                             const std::atomic<bool>& stop, std::ostream& rows,
                                             std::ostream& complaints);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MATE_MATE_ROWS_H_
