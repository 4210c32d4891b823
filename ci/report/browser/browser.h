// Chromium without a window, for tests of pages: opens a page, evaluates expressions in it, and
// clicks with the mouse. It uses the DevTools protocol over two pipes, so that no port is open.
#ifndef HAKARI_CI_REPORT_BROWSER_BROWSER_H_
#define HAKARI_CI_REPORT_BROWSER_BROWSER_H_

#include <sys/types.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hakari::report::testing {

inline constexpr char kChromium[] = "/usr/bin/chromium";

// A process that exchanges messages over its descriptors 3 and 4. Each message ends with a zero
// byte. Errors are thrown as std::runtime_error.
class PipeProcess {
 public:
  // Starts the process in its own process group; its stdout and stderr are discarded.
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

// Every function throws std::runtime_error if the browser does not answer or reports an error.
class Browser {
 public:
  // The browser writes its files to `folder`.
  explicit Browser(const std::string& folder);

  // Returns when the page has been loaded.
  void Open(const std::string& file, int width);
  void UseDarkScheme();

  // The value of the expression, as JSON.
  nlohmann::json Value(const std::string& expression);
  // The words that are broken across two lines, in all elements that the selector finds.
  std::vector<std::string> BrokenWords(const std::string& selector);
  // Clicks with the mouse in the middle of the first element that the selector finds.
  void Click(const std::string& selector);

  // Exceptions of scripts, and what the browser logs: refused by a policy, not found, and the like.
  const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  nlohmann::json Call(const std::string& method, const nlohmann::json& parameters);
  nlohmann::json NextMessage();
  void Note(const nlohmann::json& event);

  PipeProcess process_;
  std::string session_;  // empty: messages go to the browser itself
  int last_id_ = 0;
  bool loaded_ = false;
  std::vector<std::string> complaints_;
};

}  // namespace hakari::report::testing

#endif  // HAKARI_CI_REPORT_BROWSER_BROWSER_H_
