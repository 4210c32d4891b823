#include "base/process/run_to_end.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <memory>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/time/time.h"
#include "base/status/macros.h"
#include "base/text/printable.h"

namespace hakari {
namespace {

using Clock = std::chrono::steady_clock;

// Reads what is available. False at the end of the stream.
bool Drain(int file, std::string& into) {
  std::array<char, 16384> bytes;
  for (;;) {
    const ssize_t got = read(file, bytes.data(), bytes.size());
    if (got > 0) {
      into.append(bytes.data(), static_cast<size_t>(got));
    } else if (got == 0) {
      return false;
    } else if (errno != EINTR) {
      return errno == EAGAIN;
    }
  }
}

class Run {
 public:
  Run(ChildProcess& process, const RunLimits& limits)
      : process_(process),
        limits_(limits),
        deadline_(Clock::now() + std::chrono::milliseconds(limits.milliseconds)) {}

  absl::StatusOr<Finished> ToEnd() {
    process_.CloseInput();
    bool ended = false;
    while (!ended) {
      Wait();
      // Asked before reading, so that no output is lost. We do not wait for a process that the
      // program left behind and that still holds its output.
      ended = process_.End().has_value();
      if (out_open_) out_open_ = Drain(process_.output(), finished_.out);
      if (err_open_) err_open_ = Drain(process_.errors(), finished_.err);
      KeepTheEndOf(finished_.err);
      HAKARI_RETURN_IF_ERROR(Allowed());
    }
    finished_.end = *process_.End();
    return std::move(finished_);
  }

 private:
  void Wait() const {
    // With both streams closed, only the end of the process is awaited.
    const int milliseconds = out_open_ || err_open_ ? 50 : 1;
    std::array<pollfd, 2> files = {{{out_open_ ? process_.output() : -1, POLLIN, 0},
                                    {err_open_ ? process_.errors() : -1, POLLIN, 0}}};
    poll(files.data(), files.size(), milliseconds);
  }

  static void KeepTheEndOf(std::string& text) {
    constexpr size_t kMost = 64 << 10;
    if (text.size() > 2 * kMost) text.erase(0, text.size() - kMost);
  }

  absl::Status Allowed() const {
    if (limits_.stop != nullptr && *limits_.stop) return absl::CancelledError("interrupted");
    if (finished_.out.size() > limits_.most_bytes) {
      return absl::ResourceExhaustedError(
          absl::StrCat("printed more than ", limits_.most_bytes, " bytes"));
    }
    if (Clock::now() < deadline_) return absl::OkStatus();
    return absl::DeadlineExceededError(absl::StrCat(
        "did not end within ", absl::FormatDuration(absl::Milliseconds(limits_.milliseconds))));
  }

  ChildProcess& process_;
  const RunLimits& limits_;
  const Clock::time_point deadline_;
  Finished finished_;
  bool out_open_ = true;
  bool err_open_ = true;
};

}  // namespace

absl::StatusOr<Finished> RunToEnd(const ChildCommand& command, const RunLimits& limits) {
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<ChildProcess> process,
                          ChildProcess::Start(command));
  return Run(*process, limits).ToEnd();
}

absl::StatusOr<std::string> OutputOf(const ChildCommand& command, const RunLimits& limits,
                                     absl::string_view what) {
  absl::StatusOr<Finished> finished = RunToEnd(command, limits);
  if (!finished.ok()) {
    return absl::Status(finished.status().code(),
                        absl::StrCat(what, ": ", finished.status().message()));
  }
  if (finished->ok()) return std::move(finished->out);
  const absl::string_view said = absl::StripAsciiWhitespace(finished->err);
  return absl::AbortedError(absl::StrCat(what, ": ", ProcessEndText(finished->end),
                                         said.empty() ? "" : ": ", Printable(said)));
}

}  // namespace hakari
