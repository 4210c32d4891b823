// The common part of page tests: one browser, and functions that read a page.
#ifndef HAKARI_CI_REPORT_BROWSER_PAGE_FIXTURE_H_
#define HAKARI_CI_REPORT_BROWSER_PAGE_FIXTURE_H_

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "ci/report/browser/browser.h"
#include "gtest/gtest.h"

namespace hakari::report::testing {

// Page widths: a window on a desk, a phone, a small phone.
inline constexpr int kDeskWidth = 1100;
inline constexpr int kPhoneWidth = 390;
inline constexpr int kSmallPhoneWidth = 360;

// Tests are skipped if Chromium is missing; a test needs //tools/installed:chromium in its data.
class PageFixture : public ::testing::Test {
 protected:
  void SetUp() override;
  static void TearDownTestSuite() { browser_.reset(); }

  static void OpenHtml(const std::string& html, int width);

  static nlohmann::json Value(const std::string& expression);
  // The text of every element that the selector finds.
  static std::vector<std::string> Texts(const std::string& selector);
  // The same with outlines, since a drawn kanji is not text.
  static std::vector<std::string> Drawn(const std::string& selector);
  // The text of the only element that the selector finds.
  static std::string Text(const std::string& selector);

  // Waits up to five seconds until the condition is true, since the page reacts to clicks and to
  // the colour scheme a little later.
  static bool Becomes(const std::string& condition);

  // One for all tests, since starting it is slow.
  static std::unique_ptr<Browser> browser_;
};

}  // namespace hakari::report::testing

#endif  // HAKARI_CI_REPORT_BROWSER_PAGE_FIXTURE_H_
