#include "base/process/process_launch.h"

#include <errno.h>
#include <limits.h>
#include <linux/close_range.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace hakari {
namespace {

[[noreturn]] void GiveUp(const Launch& launch, bool in_folder) {
  const LaunchError error = {in_folder, errno};
  // Nobody to tell if this fails; the parent then sees the exit.
  (void)!write(launch.report, &error, sizeof(error));
  _exit(127);
}

void RestoreSignals() {
  sigset_t none;
  sigemptyset(&none);
  for (int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD}) {
    ::signal(signal, SIG_DFL);
  }
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

}  // namespace

void BecomeProgram(const Launch& launch) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != launch.parent) _exit(127);  // it died before that was set
  RestoreSignals();
  dup2(launch.input, STDIN_FILENO);
  dup2(launch.output, STDOUT_FILENO);
  dup2(launch.errors, STDERR_FILENO);
  // Whatever else is open here, by whatever library, stays here.
  syscall(SYS_close_range, STDERR_FILENO + 1, UINT_MAX, CLOSE_RANGE_CLOEXEC);
  if (launch.folder != nullptr && chdir(launch.folder) != 0) GiveUp(launch, true);
  execve(launch.program, launch.args, launch.environment);
  GiveUp(launch, false);
}

std::optional<LaunchError> AwaitLaunch(int report) {
  LaunchError error;
  ssize_t size;
  do {
    size = read(report, &error, sizeof(error));
  } while (size < 0 && errno == EINTR);
  if (size != sizeof(error)) return std::nullopt;
  return error;
}

}  // namespace hakari
