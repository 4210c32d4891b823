#include "ci/report/browser/browser.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstddef>
#include <stdexcept>

#include "absl/strings/str_cat.h"

extern char** environ;

namespace hakari::report::testing {
namespace {

using nlohmann::json;

std::vector<std::string> CommandLine(const std::string& folder) {
  // As root in a sandbox of Bazel, Chromium's own sandbox does not work; the pages are our own.
  return {kChromium,
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-dev-shm-usage",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-quic",
          "--disable-extensions",
          "--remote-debugging-pipe",
          absl::StrCat("--user-data-dir=", folder, "/profile"),
          "about:blank"};
}

constexpr int kPatienceMs = 30000;
constexpr int kInputThere = 3;
constexpr int kOutputThere = 4;
constexpr int kOutOfTheWay = 10;

struct Pipe {
  int read_end;
  int write_end;
};

// The descriptors are high enough that 3 and 4 stay free for the child.
Pipe MakePipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("cannot create a pipe");
  const Pipe made = {fcntl(ends[0], F_DUPFD_CLOEXEC, kOutOfTheWay),
                     fcntl(ends[1], F_DUPFD_CLOEXEC, kOutOfTheWay)};
  close(ends[0]);
  close(ends[1]);
  return made;
}

}  // namespace

Browser::Browser(const std::string& folder) : process_(CommandLine(folder)) {
  const json target = Call("Target.createTarget", {{"url", "about:blank"}});
  const json attached =
      Call("Target.attachToTarget", {{"targetId", target.at("targetId")}, {"flatten", true}});
  attached.at("sessionId").get_to(session_);
  for (const char* domain : {"Page", "Runtime", "Log"}) Call(absl::StrCat(domain, ".enable"), {});
}

void Browser::Open(const std::string& file, int width) {
  Call("Emulation.setDeviceMetricsOverride",
       {{"width", width}, {"height", 800}, {"deviceScaleFactor", 1}, {"mobile", false}});
  loaded_ = false;
  Call("Page.navigate", {{"url", absl::StrCat("file://", file)}});
  while (!loaded_) Note(NextMessage());
}

void Browser::UseDarkScheme() {
  const json dark = {{"name", "prefers-color-scheme"}, {"value", "dark"}};
  Call("Emulation.setEmulatedMedia", {{"features", json::array({dark})}});
}

json Browser::Value(const std::string& expression) {
  const json answer = Call("Runtime.evaluate", {{"expression", expression},
                                                {"returnByValue", true},
                                                {"awaitPromise", true},
                                                {"userGesture", true}});
  if (answer.contains("exceptionDetails")) {
    throw std::runtime_error(absl::StrCat(expression, ": ", answer["exceptionDetails"].dump()));
  }
  return answer.at("result").value("value", json());
}

std::vector<std::string> Browser::BrokenWords(const std::string& selector) {
  constexpr char kFinder[] = R"js((selector) => {
    const broken = [];
    const topOf = (node, at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    for (const element of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (const {0: word, index} of node.data.matchAll(/[0-9A-Za-z]+/g)) {
          if (topOf(node, index) !== topOf(node, index + word.length - 1)) broken.push(word);
        }
      }
    }
    return broken;
  })js";
  return Value(absl::StrCat("(", kFinder, ")(", json(selector).dump(), ")"));
}

void Browser::Click(const std::string& selector) {
  const json place = Value(absl::StrCat(
      "(() => { const found = document.querySelector(", json(selector).dump(),
      "); found.scrollIntoView({block: 'center'}); const box = found.getBoundingClientRect();",
      " return {x: box.x + box.width / 2, y: box.y + box.height / 2}; })()"));
  for (const char* type : {"mousePressed", "mouseReleased"}) {
    Call("Input.dispatchMouseEvent", {{"type", type},
                                      {"x", place.at("x")},
                                      {"y", place.at("y")},
                                      {"button", "left"},
                                      {"clickCount", 1}});
  }
}

json Browser::Call(const std::string& method, const json& parameters) {
  json message = {{"id", ++last_id_}, {"method", method}, {"params", json::object()}};
  if (!parameters.empty()) message["params"] = parameters;
  if (!session_.empty()) message["sessionId"] = session_;
  process_.Send(message.dump());
  while (true) {
    const json answer = NextMessage();
    if (answer.value("id", 0) != last_id_) {
      Note(answer);
      continue;
    }
    if (answer.contains("error")) {
      throw std::runtime_error(absl::StrCat(method, ": ", answer["error"].dump()));
    }
    return answer.at("result");
  }
}

json Browser::NextMessage() { return json::parse(process_.Receive()); }

void Browser::Note(const json& event) {
  const std::string method = event.value("method", "");
  loaded_ |= method == "Page.loadEventFired";
  if (method == "Runtime.exceptionThrown" || method == "Log.entryAdded") {
    complaints_.push_back(event.at("params").dump());
  }
}

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
    if (written <= 0) throw std::runtime_error("cannot send a message: the process does not read");
    sent += static_cast<size_t>(written);
  }
}

std::string PipeProcess::Receive() {
  size_t end;
  while ((end = received_.find('\0')) == std::string::npos) {
    pollfd wanted = {from_, POLLIN, 0};
    if (poll(&wanted, 1, kPatienceMs) != 1) throw std::runtime_error("no answer within 30 seconds");
    char bytes[65536];
    const ssize_t count = read(from_, bytes, sizeof bytes);
    if (count <= 0) throw std::runtime_error("the process closed its output");
    received_.append(bytes, static_cast<size_t>(count));
  }
  std::string message = received_.substr(0, end);
  received_.erase(0, end + 1);
  return message;
}

}  // namespace hakari::report::testing
