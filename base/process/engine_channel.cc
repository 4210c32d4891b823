#include "base/process/engine_channel.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// How often to check what no descriptor signals: a stop flag, and a process that ended while
// another process holds its pipes.
constexpr milliseconds kTick(50);
constexpr size_t kReadSize = 64 << 10;
// Above this many buffered bytes nothing more is read from a pipe until lines are taken.
constexpr size_t kMostBuffered = 1 << 20;

// A write to an engine that is gone must be an error and must not kill us. SIGPIPE is blocked only
// in this thread and for this write: the rest of the program may treat it as it likes.
ssize_t WriteWithoutSignal(int fd, absl::string_view bytes) {
  sigset_t sigpipe, before, pending;
  sigemptyset(&sigpipe);
  sigaddset(&sigpipe, SIGPIPE);
  sigpending(&pending);
  const bool was_pending = sigismember(&pending, SIGPIPE) == 1;
  pthread_sigmask(SIG_BLOCK, &sigpipe, &before);
  const ssize_t written = write(fd, bytes.data(), bytes.size());
  const int error = errno;
  if (written < 0 && error == EPIPE && !was_pending) {
    const timespec at_once = {0, 0};
    while (sigtimedwait(&sigpipe, nullptr, &at_once) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = error;
  return written;
}

bool IsTemporary(int error) { return error == EAGAIN || error == EINTR; }

// Reads the bytes that are available; false once nothing more can come.
bool ReadSome(int fd, LineReader& reader, uint64_t& bytes) {
  char buffer[kReadSize];
  const ssize_t size = read(fd, buffer, sizeof(buffer));
  if (size > 0) {
    bytes += static_cast<uint64_t>(size);
    reader.Append(absl::string_view(buffer, static_cast<size_t>(size)));
  }
  return size > 0 || (size < 0 && IsTemporary(errno));
}

int PollMilliseconds(Deadline deadline) {
  const auto left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now());
  return static_cast<int>(std::clamp(left, milliseconds(0), kTick).count());
}

}  // namespace

Deadline DeadlineIn(int64_t ms) { return steady_clock::now() + milliseconds(ms); }

absl::Status EngineChannel::Open(const ChildCommand& command) {
  *this = EngineChannel();
  HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<ChildProcess> process, ChildProcess::Start(command));
  process_ = std::move(process);
  return absl::OkStatus();
}

ChannelEvent EngineChannel::Send(absl::string_view line, Deadline deadline) {
  transcript_.Sent(line);
  const std::string text = absl::StrCat(line, "\n");
  for (absl::string_view rest = text; !rest.empty();) {
    const ssize_t written = WriteWithoutSignal(process_->input(), rest);
    if (written >= 0) {
      rest.remove_prefix(static_cast<size_t>(written));
      continue;
    }
    if (!IsTemporary(errno)) return ChannelEvent::kEnded;
    // An engine that is blocked on its own output reads again once Wait() has read that output.
    while (!Wait(deadline, /*for_input=*/true)) {
      if (gone_) return ChannelEvent::kEnded;
      if (steady_clock::now() >= deadline) return ChannelEvent::kDeadline;
    }
  }
  return ChannelEvent::kLine;
}

ChannelEvent EngineChannel::Receive(std::string& line, Deadline deadline,
                                    const std::atomic<bool>* stop) {
  for (bool waited = false;; waited = true) {
    if (std::optional<std::string> next = output_.Next()) {
      transcript_.Received(*next);
      line = *std::move(next);
      return ++lines_ > kMostLines ? ChannelEvent::kFlood : ChannelEvent::kLine;
    }
    if (output_.too_long()) return ChannelEvent::kTooLong;
    if (bytes_ > kMostBytes) return ChannelEvent::kFlood;
    if (gone_) return ChannelEvent::kEnded;
    if (stop != nullptr && *stop) return ChannelEvent::kStopped;
    // Output that is already there counts as in time, even if we look late.
    if (waited && steady_clock::now() >= deadline) return ChannelEvent::kDeadline;
    Wait(deadline, /*for_input=*/false);
  }
}

bool EngineChannel::Wait(Deadline deadline, bool for_input) {
  pollfd fds[3] = {{process_->output(), POLLIN, 0},
                   {process_->errors(), POLLIN, 0},
                   {for_input ? process_->input() : -1, POLLOUT, 0}};
  if (output_.buffered() >= kMostBuffered) fds[0].fd = -1;
  const bool quiet = poll(fds, 3, PollMilliseconds(deadline)) <= 0;
  if (fds[1].revents != 0) ReadErrors();
  if (fds[0].revents != 0) {
    ReadOutput();
  } else if (process_->End()) {
    // It may have written something between the two checks.
    ReadOutput();
    if (quiet) NoteGone();
  }
  return fds[2].revents != 0;
}

void EngineChannel::ReadOutput() {
  if (!ReadSome(process_->output(), output_, bytes_)) NoteGone();
}

void EngineChannel::ReadErrors() {
  uint64_t unlimited = 0;
  const bool more = ReadSome(process_->errors(), errors_, unlimited);
  while (std::optional<std::string> line = errors_.Next()) transcript_.Complained(*line);
  if (errors_.too_long() || !more) {
    const std::string rest = errors_.TakeRest();
    if (!rest.empty()) transcript_.Complained(rest);
    errors_ = LineReader();
  }
  if (!more) process_->CloseErrors();
}

void EngineChannel::NoteGone() {
  if (gone_) return;
  gone_ = true;
  if (process_->errors() >= 0) ReadErrors();
}

std::optional<ProcessEnd> EngineChannel::AwaitEnd(Deadline deadline) {
  std::string line;
  for (;;) {
    if (const std::optional<ProcessEnd> end = process_->End()) return end;
    if (steady_clock::now() >= deadline) return std::nullopt;
    if (gone_ || output_.too_long()) {
      poll(nullptr, 0, std::min(PollMilliseconds(deadline), 2));
    } else {
      BeginRequest();
      Receive(line, std::min(deadline, DeadlineIn(kTick.count())), nullptr);
    }
  }
}

ProcessEnd EngineChannel::Kill() {
  const ProcessEnd end = process_->Kill();
  process_.reset();
  return end;
}

}  // namespace hakari
