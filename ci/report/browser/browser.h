// Chromium without a window, for tests of pages: opens one, evaluates expressions in it, and clicks
// as a hand would. It is spoken to by its DevTools protocol over two pipes, so that no port is
// open.
#ifndef HAKARI_CI_REPORT_BROWSER_BROWSER_H_
#define HAKARI_CI_REPORT_BROWSER_BROWSER_H_

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "ci/report/browser/pipe_process.h"

namespace hakari::report::testing {

inline constexpr char kChromium[] = "/usr/bin/chromium";

// Everything throws std::runtime_error when the browser does not answer, or says that it cannot.
class Browser {
 public:
  // `folder` is for what the browser writes.
  explicit Browser(const std::string& folder);

  // Returns when the page has been loaded.
  void Open(const std::string& file, int width);
  void UseDarkScheme();

  // What the expression gives, as JSON.
  nlohmann::json Value(const std::string& expression);
  // The words, of the text in all elements that the selector finds, that two lines share.
  std::vector<std::string> BrokenWords(const std::string& selector);
  // In the middle of the first element that the selector finds, with the mouse.
  void Click(const std::string& selector);

  // Exceptions of scripts, and what the browser logs: refused by a policy, not found, and the like.
  const std::vector<std::string>& complaints() const { return complaints_; }

 private:
  nlohmann::json Call(const std::string& method, const nlohmann::json& parameters);
  nlohmann::json NextMessage();
  void Note(const nlohmann::json& event);

  PipeProcess process_;
  std::string session_;  // empty: the browser itself is spoken to
  int last_id_ = 0;
  bool loaded_ = false;
  std::vector<std::string> complaints_;
};

}  // namespace hakari::report::testing

#endif  // HAKARI_CI_REPORT_BROWSER_BROWSER_H_
