// A process that is spoken to over its descriptors 3 and 4, in messages that end with a zero byte.
#ifndef HAKARI_CI_REPORT_BROWSER_PIPE_PROCESS_H_
#define HAKARI_CI_REPORT_BROWSER_PIPE_PROCESS_H_

#include <sys/types.h>

#include <string>
#include <vector>

namespace hakari::report::testing {

// Errors are thrown as std::runtime_error.
class PipeProcess {
 public:
  // Starts it in a process group of its own; its stdout and stderr go nowhere.
  explicit PipeProcess(const std::vector<std::string>& command_line);
  ~PipeProcess();  // kills the group

  PipeProcess(const PipeProcess&) = delete;
  PipeProcess& operator=(const PipeProcess&) = delete;

  void Send(const std::string& message);
  // Waits for the next message, for 30 seconds at most.
  std::string Receive();

 private:
  void Spawn(const std::vector<std::string>& command_line, int its_input, int its_output);

  pid_t process_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string received_;  // not yet a whole message
};

}  // namespace hakari::report::testing

#endif  // HAKARI_CI_REPORT_BROWSER_PIPE_PROCESS_H_
