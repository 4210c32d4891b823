// The steps between fork and exec. Of what is done there, only what is safe in a signal handler is
// allowed, since other threads may hold any lock; so everything needed is made before.
#ifndef HAKARI_BASE_PROCESS_PROCESS_LAUNCH_H_
#define HAKARI_BASE_PROCESS_PROCESS_LAUNCH_H_

#include <sys/types.h>

#include <optional>

namespace hakari {

struct Launch {
  const char* program;
  char* const* args;
  char* const* environment;
  const char* folder;  // null: stay
  int input, output, errors;
  int report;  // of a pipe: a LaunchError, or closed by exec
  pid_t parent;
};

struct LaunchError {
  bool in_folder;  // else in exec
  int code;
};

// In the child: never returns.
[[noreturn]] void BecomeProgram(const Launch& launch);
// In the parent, at the other end of the report: returns once exec has happened or failed.
std::optional<LaunchError> AwaitLaunch(int report);

}  // namespace hakari

#endif  // HAKARI_BASE_PROCESS_PROCESS_LAUNCH_H_
