#include "base/process/child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/close_range.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

#include <fstream>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"
#include "base/text/printable.h"

namespace hakari {
namespace {

// The steps between fork and exec. Other threads may hold any lock at the fork, so only calls that
// are safe in a signal handler are allowed there, and everything that they need is prepared before.
struct Launch {
  const char* program;
  char* const* args;
  char* const* environment;
  const char* folder;  // null: the current folder
  int input, output, errors;
  int report;  // end of a pipe: receives a LaunchError, or is closed by exec
  pid_t parent;
};

struct LaunchError {
  bool in_folder;  // otherwise in exec
  int code;
};

[[noreturn]] void GiveUp(const Launch& launch, bool in_folder) {
  const LaunchError error = {in_folder, errno};
  // If this fails there is no way to report it; the parent then sees the exit.
  (void)!write(launch.report, &error, sizeof(error));
  _exit(127);
}

void RestoreSignals() {
  sigset_t none;
  sigemptyset(&none);
  for (int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD}) ::signal(signal, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

// Runs in the child and never returns.
[[noreturn]] void BecomeProgram(const Launch& launch) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != launch.parent) _exit(127);  // the parent died before prctl
  RestoreSignals();
  dup2(launch.input, STDIN_FILENO);
  dup2(launch.output, STDOUT_FILENO);
  dup2(launch.errors, STDERR_FILENO);
  // All other descriptors, whichever library opened them, are closed by exec.
  syscall(SYS_close_range, STDERR_FILENO + 1, UINT_MAX, CLOSE_RANGE_CLOEXEC);
  if (launch.folder != nullptr && chdir(launch.folder) != 0) GiveUp(launch, true);
  execve(launch.program, launch.args, launch.environment);
  GiveUp(launch, false);
}

// Runs in the parent, at the other end of the report pipe: returns once exec has happened or
// failed.
std::optional<LaunchError> AwaitLaunch(int report) {
  LaunchError error;
  ssize_t size;
  do {
    size = read(report, &error, sizeof(error));
  } while (size < 0 && errno == EINTR);
  if (size != sizeof(error)) return std::nullopt;
  return error;
}

struct Pipe {
  FileDescriptor read, write;
};

absl::StatusOr<Pipe> MakePipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) {
    return absl::ResourceExhaustedError(absl::StrCat("cannot create a pipe: ", strerror(errno)));
  }
  Pipe made{FileDescriptor(ends[0]), FileDescriptor(ends[1])};
  // dup2 of a descriptor onto itself would keep close-on-exec. A pipe gets such a low number if the
  // parent has no stdin.
  for (FileDescriptor* end : {&made.read, &made.write}) {
    if (end->get() > STDERR_FILENO) continue;
    *end = FileDescriptor(fcntl(end->get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    if (end->get() < 0)
      return absl::ResourceExhaustedError("cannot create a pipe: no file descriptor is left");
  }
  return made;
}

void SetNonBlocking(const FileDescriptor& fd) {
  fcntl(fd.get(), F_SETFL, fcntl(fd.get(), F_GETFL) | O_NONBLOCK);
}

bool IsExecutableFile(const std::string& path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode) && access(path.c_str(), X_OK) == 0;
}

std::string Absolute(const std::string& path) {
  if (absl::StartsWith(path, "/")) return path;
  char current[PATH_MAX];
  if (getcwd(current, sizeof(current)) == nullptr) return path;
  return absl::StrCat(current, "/", path);
}

std::vector<std::string> MergedEnvironment(
    const std::vector<std::pair<std::string, std::string>>& added) {
  std::vector<std::string> merged;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    bool replaced = false;
    for (const auto& [name, value] : added) {
      replaced |= absl::StartsWith(*entry, absl::StrCat(name, "="));
    }
    if (!replaced) merged.push_back(*entry);
  }
  for (const auto& [name, value] : added) merged.push_back(absl::StrCat(name, "=", value));
  return merged;
}

std::vector<char*> Pointers(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

absl::Status StartError(const ChildCommand& command, const LaunchError& error) {
  const std::string text =
      error.in_folder
          ? absl::StrCat("cannot start '", Printable(command.program), "' in the folder '",
                         Printable(command.folder), "': ", strerror(error.code))
          : absl::StrCat("cannot start '", Printable(command.program), "': ", strerror(error.code));
  return error.code == ENOENT || error.code == ENOTDIR ? absl::NotFoundError(text)
                                                       : absl::FailedPreconditionError(text);
}

}  // namespace

std::string ProcessEndText(const ProcessEnd& end) {
  if (!end.by_signal) return absl::StrCat("exited with code ", end.code);
  return absl::StrCat("was killed by signal ", end.code, " (", strsignal(end.code), ")");
}

absl::StatusOr<std::string> FindProgramFile(const std::string& program) {
  const std::string shown = Printable(program);
  if (absl::StrContains(program, '/')) {
    if (access(program.c_str(), F_OK) != 0) {
      return absl::NotFoundError(absl::StrCat("cannot start '", shown, "': ", strerror(errno)));
    }
    if (!IsExecutableFile(program)) {
      return absl::FailedPreconditionError(
          absl::StrCat("cannot start '", shown, "': not an executable file"));
    }
    return Absolute(program);
  }
  const char* const path = getenv("PATH");
  // Debian puts its engines into /usr/games, which is missing in the PATH of root and of many jobs.
  const std::string folders = absl::StrCat(path == nullptr ? "" : path, ":/usr/games");
  for (absl::string_view folder : absl::StrSplit(folders, ':')) {
    if (folder.empty()) continue;  // it would mean the current folder
    const std::string file = absl::StrCat(folder, "/", program);
    if (IsExecutableFile(file)) return Absolute(file);
  }
  return absl::NotFoundError(
      absl::StrCat("cannot start '", shown, "': not found in PATH nor in /usr/games"));
}

ChildProcess::ChildProcess(pid_t pid, FileDescriptor input, FileDescriptor output,
                           FileDescriptor errors)
    : pid_(pid), input_(std::move(input)), output_(std::move(output)), errors_(std::move(errors)) {}

absl::StatusOr<std::unique_ptr<ChildProcess>> ChildProcess::Start(const ChildCommand& command) {
  HAKARI_ASSIGN_OR_RETURN(const std::string program, FindProgramFile(command.program));
  Pipe pipes[4];  // stdin, stdout, stderr, report
  for (Pipe& pipe : pipes) {
    HAKARI_ASSIGN_OR_RETURN(Pipe made, MakePipe());
    pipe = std::move(made);
  }
  std::vector<std::string> args = command.args;
  args.insert(args.begin(), command.program);
  std::vector<std::string> environment = MergedEnvironment(command.environment);
  const std::vector<char*> arg_pointers = Pointers(args);
  const std::vector<char*> environment_pointers = Pointers(environment);
  const Launch launch = {program.c_str(),
                         arg_pointers.data(),
                         environment_pointers.data(),
                         command.folder.empty() ? nullptr : command.folder.c_str(),
                         pipes[0].read.get(),
                         pipes[1].write.get(),
                         pipes[2].write.get(),
                         pipes[3].write.get(),
                         getpid()};
  const pid_t pid = fork();
  if (pid == 0) BecomeProgram(launch);
  if (pid < 0) return absl::ResourceExhaustedError(absl::StrCat("cannot fork: ", strerror(errno)));
  pipes[3].write.Close();
  const std::optional<LaunchError> error = AwaitLaunch(pipes[3].read.get());
  for (const FileDescriptor* ours : {&pipes[0].write, &pipes[1].read, &pipes[2].read}) {
    SetNonBlocking(*ours);
  }
  std::unique_ptr<ChildProcess> child(new ChildProcess(
      pid, std::move(pipes[0].write), std::move(pipes[1].read), std::move(pipes[2].read)));
  if (error) return StartError(command, *error);
  return child;
}

std::optional<ProcessEnd> ChildProcess::End() {
  if (end_) return end_;
  siginfo_t info = {};
  if (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
      info.si_pid == 0) {
    return std::nullopt;
  }
  end_ = ProcessEnd{info.si_code != CLD_EXITED, info.si_status};
  return end_;
}

ProcessEnd ChildProcess::Kill() {
  if (reaped_) return *end_;
  // The process is not reaped yet, so neither its id nor its group's id can have been reused.
  kill(-pid_, SIGKILL);
  siginfo_t info = {};
  while (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED) != 0 && errno == EINTR) {
  }
  reaped_ = true;
  if (!end_) end_ = ProcessEnd{info.si_code != CLD_EXITED, info.si_status};
  input_.Close();
  output_.Close();
  errors_.Close();
  return *end_;
}

std::optional<int64_t> ChildProcess::CpuNs() const {
  if (reaped_) return std::nullopt;
  // The time of its children would be missing.
  std::ifstream children(absl::StrCat("/proc/", pid_, "/task/", pid_, "/children"));
  std::string first;
  if (!children || children >> first) return std::nullopt;
  clockid_t clock;
  timespec used;
  if (clock_getcpuclockid(pid_, &clock) != 0 || clock_gettime(clock, &used) != 0) {
    return std::nullopt;
  }
  return int64_t{used.tv_sec} * 1'000'000'000 + used.tv_nsec;
}

}  // namespace hakari
