// Runs a command to its end and returns its output. For tools that answer once (a probe, git, a
// build), not for engines with which lines are exchanged.
#ifndef HAKARI_BASE_PROCESS_RUN_TO_END_H_
#define HAKARI_BASE_PROCESS_RUN_TO_END_H_

#include <atomic>
#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/process/child_process.h"

namespace hakari {

struct RunLimits {
  int64_t milliseconds = 60'000;
  size_t most_bytes = size_t{256} << 20;    // on stdout
  const std::atomic<bool>* stop = nullptr;  // may be null
};

struct Finished {
  ProcessEnd end;
  std::string out;
  std::string err;  // its last 64 KiB

  bool ok() const { return !end.by_signal && end.code == 0; }
};

// Succeeds whatever the exit code is. kNotFound: no such program; kDeadlineExceeded: killed after
// the time limit; kResourceExhausted: killed because it wrote too much; kCancelled: stopped.
absl::StatusOr<Finished> RunToEnd(const ChildCommand& command, const RunLimits& limits);

// The command's stdout. Unless it exits with 0, an error that contains the end of its stderr.
// `what` names the command in errors.
absl::StatusOr<std::string> OutputOf(const ChildCommand& command, const RunLimits& limits,
                                     absl::string_view what);

}  // namespace hakari

#endif  // HAKARI_BASE_PROCESS_RUN_TO_END_H_
