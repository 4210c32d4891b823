// Lines to and from a child process. Each wait has a deadline, and everything is written to the
// transcript.
#ifndef HAKARI_BASE_PROCESS_ENGINE_CHANNEL_H_
#define HAKARI_BASE_PROCESS_ENGINE_CHANNEL_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "base/process/child_process.h"
#include "base/process/line_reader.h"

namespace hakari {

using Deadline = std::chrono::steady_clock::time_point;

Deadline DeadlineIn(int64_t milliseconds);

enum class ChannelEvent {
  kLine,
  kDeadline,
  kEnded,    // the process is gone, or closed its output; all complete lines were returned
  kTooLong,  // a line longer than 64 KiB
  kFlood,    // too much output in one request
  kStopped,
};

class EngineChannel {
 public:
  // Limits of one request: more than any engine writes, yet read within seconds.
  static constexpr uint64_t kMostBytes = uint64_t{64} << 20;
  static constexpr uint64_t kMostLines = 500'000;

  absl::Status Open(const ChildCommand& command);
  bool open() const { return process_ != nullptr; }

  // Starts counting the output of a new request.
  void BeginRequest() { bytes_ = lines_ = 0; }
  // kLine means that everything was sent.
  ChannelEvent Send(absl::string_view line, Deadline deadline);
  // The next line on stdout; `stop` may be null.
  ChannelEvent Receive(std::string& line, Deadline deadline, const std::atomic<bool>* stop);

  // Waits for the process to end, and reads what it still writes.
  std::optional<ProcessEnd> AwaitEnd(Deadline deadline);
  void CloseInput() { process_->CloseInput(); }
  // Kills the group and closes the channel.
  ProcessEnd Kill();

  std::optional<int64_t> CpuNs() const { return process_->CpuNs(); }
  Transcript& transcript() { return transcript_; }
  const Transcript& transcript() const { return transcript_; }

 private:
  // Waits once for any event, with `for_input` also for room in the pipe. True if there is room.
  bool Wait(Deadline deadline, bool for_input);
  void ReadOutput();
  void ReadErrors();
  void NoteGone();

  std::unique_ptr<ChildProcess> process_;
  LineReader output_, errors_;
  Transcript transcript_;
  bool gone_ = false;  // nothing more will come
  uint64_t bytes_ = 0;
  uint64_t lines_ = 0;
};

}  // namespace hakari

#endif  // HAKARI_BASE_PROCESS_ENGINE_CHANNEL_H_
