#include "ci/report/browser/pipe_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstddef>
#include <stdexcept>

extern char** environ;

namespace hakari::report::testing {
namespace {

constexpr int kPatienceMs = 30000;
constexpr int kInputThere = 3;
constexpr int kOutputThere = 4;
constexpr int kOutOfTheWay = 10;

struct Pipe {
  int read_end;
  int write_end;
};

// Its ends are numbered so high that 3 and 4 stay free for the other side.
Pipe MakePipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  const Pipe made = {fcntl(ends[0], F_DUPFD_CLOEXEC, kOutOfTheWay),
                     fcntl(ends[1], F_DUPFD_CLOEXEC, kOutOfTheWay)};
  close(ends[0]);
  close(ends[1]);
  return made;
}

}  // namespace

PipeProcess::PipeProcess(const std::vector<std::string>& command_line) {
  signal(SIGPIPE, SIG_IGN);
  const Pipe in = MakePipe();
  const Pipe out = MakePipe();
  to_ = in.write_end;
  from_ = out.read_end;
  Spawn(command_line, in.read_end, out.write_end);
  close(in.read_end);
  close(out.write_end);
}

void PipeProcess::Spawn(const std::vector<std::string>& command_line, int its_input,
                        int its_output) {
  std::vector<char*> words;
  for (const std::string& word : command_line) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  posix_spawn_file_actions_adddup2(&actions, its_input, kInputThere);
  posix_spawn_file_actions_adddup2(&actions, its_output, kOutputThere);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  const int error = posix_spawn(&process_, words[0], &actions, &attributes, words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::runtime_error("cannot start " + command_line[0]);
}

PipeProcess::~PipeProcess() {
  if (process_ > 0) {
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  close(to_);
  close(from_);
}

void PipeProcess::Send(const std::string& message) {
  const std::string bytes = message + '\0';
  for (size_t sent = 0; sent < bytes.size();) {
    const ssize_t written = write(to_, bytes.data() + sent, bytes.size() - sent);
    if (written <= 0) throw std::runtime_error("the other side takes no messages");
    sent += static_cast<size_t>(written);
  }
}

std::string PipeProcess::Receive() {
  size_t end;
  while ((end = received_.find('\0')) == std::string::npos) {
    pollfd wanted = {from_, POLLIN, 0};
    if (poll(&wanted, 1, kPatienceMs) != 1) throw std::runtime_error("no answer");
    char bytes[65536];
    const ssize_t count = read(from_, bytes, sizeof bytes);
    if (count <= 0) throw std::runtime_error("the other side has ended");
    received_.append(bytes, static_cast<size_t>(count));
  }
  std::string message = received_.substr(0, end);
  received_.erase(0, end + 1);
  return message;
}

}  // namespace hakari::report::testing
