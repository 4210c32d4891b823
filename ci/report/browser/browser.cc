#include "ci/report/browser/browser.h"

#include <stdexcept>

#include "absl/strings/str_cat.h"

namespace hakari::report::testing {
namespace {

using nlohmann::json;

std::vector<std::string> CommandLine(const std::string& folder) {
  // As root, in a sandbox of Bazel's, Chromium's own sandbox cannot be; the pages are ours.
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

}  // namespace hakari::report::testing
