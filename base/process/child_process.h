// A child program, started without a shell, with pipes to its stdin, stdout and stderr.
//
// It runs in its own process group, which is killed as a whole, and dies with the thread that
// started it. Threads may use different objects at the same time; an object may be used by one
// thread at a time.
#ifndef HAKARI_BASE_PROCESS_CHILD_PROCESS_H_
#define HAKARI_BASE_PROCESS_CHILD_PROCESS_H_

#include <sys/types.h>
#include <unistd.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"

namespace hakari {

// A file descriptor that is closed when its owner is destroyed.
class FileDescriptor {
 public:
  explicit FileDescriptor(int fd = -1) : fd_(fd) {}
  FileDescriptor(FileDescriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    Close();
    fd_ = std::exchange(other.fd_, -1);
    return *this;
  }
  ~FileDescriptor() { Close(); }

  int get() const { return fd_; }
  void Close() {
    if (fd_ >= 0) close(fd_);
    fd_ = -1;
  }

 private:
  int fd_;
};

struct ChildCommand {
  std::string program;  // with a '/': a path from the current folder; without: searched in PATH
  std::vector<std::string> args;
  std::string folder;                                            // to run in; empty: the current
  std::vector<std::pair<std::string, std::string>> environment;  // in addition to ours
};

struct ProcessEnd {
  bool by_signal = false;
  int code = 0;  // the exit code, or the signal
};

// "exited with code 3", "was killed by signal 11 (Segmentation fault)".
std::string ProcessEndText(const ProcessEnd& end);

// The file that the program's name stands for; kNotFound, naming the program, if there is none.
absl::StatusOr<std::string> FindProgramFile(const std::string& program);

class ChildProcess {
 public:
  // kNotFound if there is no such program or folder, kFailedPrecondition if it cannot be executed;
  // both name it.
  static absl::StatusOr<std::unique_ptr<ChildProcess>> Start(const ChildCommand& command);
  ~ChildProcess() { Kill(); }
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // Our ends of the pipes; all are non-blocking. -1 when closed.
  int input() const { return input_.get(); }
  int output() const { return output_.get(); }
  int errors() const { return errors_.get(); }
  void CloseInput() { input_.Close(); }
  void CloseErrors() { errors_.Close(); }

  pid_t pid() const { return pid_; }
  // Empty while it runs. Its process id stays taken until Kill(), so it cannot mean another
  // process.
  std::optional<ProcessEnd> End();
  // Kills the group, whether the program has ended or not, and leaves no zombie.
  ProcessEnd Kill();
  // Processor time used so far; empty if unknown, for example when the program runs other programs.
  std::optional<int64_t> CpuNs() const;

 private:
  ChildProcess(pid_t pid, FileDescriptor input, FileDescriptor output, FileDescriptor errors);

  const pid_t pid_;
  FileDescriptor input_, output_, errors_;
  std::optional<ProcessEnd> end_;
  bool reaped_ = false;
};

}  // namespace hakari

#endif  // HAKARI_BASE_PROCESS_CHILD_PROCESS_H_
