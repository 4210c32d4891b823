#include "ci/project/project_build.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/text/printable.h"

namespace hakari::project {
namespace {

absl::Status Failed(const EngineProject& project, absl::string_view how) {
  return absl::FailedPreconditionError(
      absl::StrCat("the build of ", project.name,
                   " failed: ", Printable(absl::StrJoin(project.build, " ")), ": ", how));
}

// stdout carries our results, so the build's talk joins ours on stderr.
int Spawn(const EngineProject& project, pid_t& pid) {
  std::vector<std::string> words = project.build;
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  const absl::Cleanup destroy = [&actions] { posix_spawn_file_actions_destroy(&actions); };
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
  posix_spawn_file_actions_addchdir_np(&actions, project.folder.c_str());
  return posix_spawnp(&pid, pointers[0], &actions, nullptr, pointers.data(), environ);
}

}  // namespace

absl::Status BuildEngine(const EngineProject& project) {
  if (project.build.empty()) return absl::OkStatus();
  pid_t pid = -1;
  if (const int error = Spawn(project, pid); error != 0) return Failed(project, strerror(error));
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status)) {
    return Failed(project, absl::StrCat("killed by signal ", WTERMSIG(status)));
  }
  if (WEXITSTATUS(status) == 0) return absl::OkStatus();
  return Failed(project, absl::StrCat("exit code ", WEXITSTATUS(status)));
}

}  // namespace hakari::project
