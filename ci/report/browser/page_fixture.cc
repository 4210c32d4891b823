#include "ci/report/browser/page_fixture.h"

#include <fstream>

#include "absl/strings/str_cat.h"
#include "tools/installed/needed_program.h"

namespace hakari::report::testing {

using nlohmann::json;

std::unique_ptr<Browser> PageFixture::browser_;

void PageFixture::SetUp() {
  HAKARI_NEEDS_PROGRAM(kChromium, "chromium");
  if (browser_ == nullptr) browser_ = std::make_unique<Browser>(::testing::TempDir());
}

void PageFixture::OpenHtml(const std::string& html, int width) {
  const std::string file = ::testing::TempDir() + "/page.html";
  std::ofstream(file) << html;
  browser_->Open(file, width);
}

json PageFixture::Value(const std::string& expression) { return browser_->Value(expression); }

std::vector<std::string> PageFixture::Texts(const std::string& selector) {
  return Value(absl::StrCat("[...document.querySelectorAll(", json(selector).dump(),
                            ")].map((each) => each.textContent)"));
}

std::vector<std::string> PageFixture::Drawn(const std::string& selector) {
  return Value(absl::StrCat(
      "[...document.querySelectorAll(", json(selector).dump(), ")].map((each) => [each, ",
      "...each.querySelectorAll('[data-kanji], text')].map((part) => part.dataset.kanji ?? ",
      "(part.tagName === 'text' ? part.textContent : '')).join(''))"));
}

std::string PageFixture::Text(const std::string& selector) {
  const std::vector<std::string> texts = Texts(selector);
  return texts.size() == 1 ? texts[0] : absl::StrCat(texts.size(), " elements");
}

bool PageFixture::Becomes(const std::string& condition) {
  return Value(absl::StrCat(
      "new Promise((done) => { const begun = performance.now(); const look = () => ", condition,
      " ? done(true) : performance.now() - begun > 5000 ? done(false) : setTimeout(look, 10);",
      " look(); })"));
}

}  // namespace hakari::report::testing
