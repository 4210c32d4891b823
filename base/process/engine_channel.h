// Lines to and from a child process, each wait with a deadline, everything noted in the transcript.
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
  kEnded,    // the process is gone, or its output is closed; all whole lines were given out
  kTooLong,  // a line beyond 64 KiB
  kFlood,    // more in one request than anyone would read
  kStopped,
};

class EngineChannel {
 public:
  // Of one request: beyond what any engine has to say, and read within seconds.
  static constexpr uint64_t kMostBytes = uint64_t{64} << 20;
  static constexpr uint64_t kMostLines = 500'000;

  absl::Status Open(const ChildCommand& command);
  bool open() const { return process_ != nullptr; }

  // Counts what belongs to a request from here.
  void BeginRequest() { bytes_ = lines_ = 0; }
  // kLine means that all was sent.
  ChannelEvent Send(absl::string_view line, Deadline deadline);
  // The next line on stdout; `stop` may be null.
  ChannelEvent Receive(std::string& line, Deadline deadline, const std::atomic<bool>* stop);

  // Waits for the process to end, reading what it still says.
  std::optional<ProcessEnd> AwaitEnd(Deadline deadline);
  void CloseInput() { process_->CloseInput(); }
  // Kills the group; the channel is closed then.
  ProcessEnd Kill();

  std::optional<int64_t> CpuNs() const { return process_->CpuNs(); }
  Transcript& transcript() { return transcript_; }
  const Transcript& transcript() const { return transcript_; }

 private:
  // One wait for anything to happen, `for_input` for room in the pipe too. True if there is room.
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
