// What tests of pages have in common: one browser, and questions about what stands in a page.
#ifndef HAKARI_CI_REPORT_BROWSER_PAGE_FIXTURE_H_
#define HAKARI_CI_REPORT_BROWSER_PAGE_FIXTURE_H_

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "ci/report/browser/browser.h"
#include "gtest/gtest.h"

namespace hakari::report::testing {

// Of its widths: a desk's window, a phone, a small one.
inline constexpr int kDeskWidth = 1100;
inline constexpr int kPhoneWidth = 390;
inline constexpr int kSmallPhoneWidth = 360;

// Skipped where Chromium is missing; a test needs //tools/installed:chromium in its data.
class PageFixture : public ::testing::Test {
 protected:
  void SetUp() override;
  static void TearDownTestSuite() { browser_.reset(); }

  static void OpenHtml(const std::string& html, int width);

  static nlohmann::json Value(const std::string& expression);
  // The text of every element that the selector finds.
  static std::vector<std::string> Texts(const std::string& selector);
  // The same with outlines: a kanji that is drawn is no text.
  static std::vector<std::string> Drawn(const std::string& selector);
  // Of the only one.
  static std::string Text(const std::string& selector);

  // The page hears of clicks and of colours a little later: asks until it is so, for five seconds.
  static bool Becomes(const std::string& condition);

  // One for all tests: starting it is what takes long.
  static std::unique_ptr<Browser> browser_;
};

}  // namespace hakari::report::testing

#endif  // HAKARI_CI_REPORT_BROWSER_PAGE_FIXTURE_H_
