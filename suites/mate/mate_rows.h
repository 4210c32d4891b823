// Solves mate problems, one per line, and writes one line per answer:
//
//   answer <tab> nodes <tab> plies <tab> position
//
// A position is an SFEN with or without the word "sfen", and ' ; notes' may follow. Empty lines
// and lines that begin with '#' are skipped. The answer is mate, nomate, unknown or invalid. The
// plies are 0 unless the answer is mate. A search for the shortest mate does not count
// interpositions that only delay, and "<=" stands before its plies if it is not proved that there
// is no shorter mate. Rows come in the order of the lines, as soon as they are known, whatever the
// number of threads.
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
  // Called when a row could not be written, because the rest of the work is then useless. May
  // be empty.
  std::function<void()> nobody_reads;
};

struct MateRowsResult {
  int rows = 0;
  int invalid = 0;
  bool interrupted = false;  // then rows are missing at the end
};

// The reason why a line is invalid goes to `complaints`, with `file_name` and the number of the
// line. An error if there is no position at all, or the program cannot be started.
absl::StatusOr<MateRowsResult> WriteMateRows(absl::string_view text, const std::string& file_name,
                                             const MateRowsOptions& options,
                                             const std::atomic<bool>& stop, std::ostream& rows,
                                             std::ostream& complaints);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MATE_MATE_ROWS_H_
