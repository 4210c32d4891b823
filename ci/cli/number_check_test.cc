#include "ci/cli/number_check.h"

#include <gtest/gtest.h>

#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace hakari::cli {
namespace {

std::string Say(const CLI::Validator& check, std::string text) { return check(text); }

TEST(NumberCheckTest, TakesWholeNumbersInTheRange) {
  for (const char* good : {"1", "10", "18446744073709551615"}) {
    EXPECT_EQ(Say(WholeNumber(1), good), "") << good;
  }
  EXPECT_EQ(Say(WholeNumber(0, 5), "0"), "");
  EXPECT_EQ(Say(SmallNumber(0), "2147483647"), "");
}

TEST(NumberCheckTest, RefusesWhatWouldBeReadAsSomethingElse) {
  for (const char* bad : {"0", "-1", "+1", "", "x", "1x", "1.5", "0x10", "010", " 1", "1e3",
                          "18446744073709551616", "99999999999999999999999"}) {
    EXPECT_EQ(Say(WholeNumber(1), bad),
              absl::StrCat("expected a whole number from 1, below 2^64, got ", bad));
  }
  EXPECT_EQ(Say(WholeNumber(1, 1024), "1025"), "expected a whole number from 1 to 1024, got 1025");
  EXPECT_NE(Say(SmallNumber(0), "2147483648"), "");
}

TEST(NumberCheckTest, RealNumbersAreFiniteAndAboveZero) {
  EXPECT_EQ(Say(AboveZero(), "0.25"), "");
  for (const char* bad : {"0", "-1", "nan", "inf", "x", ""}) {
    EXPECT_EQ(Say(AboveZero(), bad), absl::StrCat("expected a number above 0, got ", bad));
  }
}

TEST(NumberCheckTest, ATableFitsInTheMachine) {
  EXPECT_EQ(Say(FitsInMemory(), "1"), "");
  EXPECT_NE(Say(FitsInMemory(), "0"), "");
  EXPECT_TRUE(absl::StrContains(Say(FitsInMemory(), "16777216"), "all that this machine has"));
}

}  // namespace
}  // namespace hakari::cli
