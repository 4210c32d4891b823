#include "ci/compare/margins/margin_word.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/search/settings/settings.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::compare {
namespace {

using ::testing::HasSubstr;

std::string SettingsOf(const std::string& word, const std::string& base = "default,futility=0") {
  const auto margin = ReadMargin(word, *search::ParseSettings(base));
  if (!margin.ok()) return std::string(margin.status().message());
  return absl::StrJoin(margin->settings, ",", absl::PairFormatter("="));
}

std::string ShownOf(const std::string& word) {
  const auto margin = ReadMargin(word, search::SearchSettings());
  return margin.ok() ? margin->shown : std::string(margin.status().message());
}

TEST(MarginWord, ANumberIsCentipawns) {
  EXPECT_EQ(SettingsOf("250"), "reverse_futility_extended=250,reverse_futility_fixed=250");
  EXPECT_EQ(SettingsOf("250cp"), SettingsOf("250"));
  EXPECT_EQ(SettingsOf("150/300"), "reverse_futility_extended=300,reverse_futility_fixed=150");
  EXPECT_EQ(SettingsOf("150/300cp"), SettingsOf("150/300"));
  EXPECT_EQ(ShownOf("250"), "250 centipawns (the paper's 50)");
  EXPECT_EQ(ShownOf("150/300"),
            "150 centipawns at depth 1, 300 at depth 2 (the paper's 30 and 60)");
  EXPECT_EQ(ShownOf("7"), "7 centipawns") << "its unit has none such";
}

TEST(MarginWord, ThePapersUnitIsNamed) {
  EXPECT_EQ(SettingsOf("paper:50"), SettingsOf("250"));
  EXPECT_EQ(SettingsOf("paper:10/20"), SettingsOf("50/100"));
  EXPECT_EQ(ShownOf("paper:50"), ShownOf("250"));
}

TEST(MarginWord, TargetsAreInPercent) {
  EXPECT_EQ(SettingsOf("dynamic:60"), "dynamic.target=600,dynamic.mode=2");
  EXPECT_EQ(SettingsOf("dynamic:97.5%"), "dynamic.target=975,dynamic.mode=2");
  EXPECT_EQ(SettingsOf("dynamic:0"), "dynamic.target=0,dynamic.mode=2");
  EXPECT_EQ(SettingsOf("dynamic:100"), "dynamic.target=1000,dynamic.mode=2");
  EXPECT_EQ(ShownOf("dynamic:97"), "dynamic, adopted above 97.0 %");
}

TEST(MarginWord, TheBaseDecidesWhatMustBeSetBesides) {
  EXPECT_EQ(SettingsOf("off"), "reverse_futility=0");
  EXPECT_EQ(SettingsOf("off", "default,dynamic.mode=2"), "dynamic.mode=0,reverse_futility=0");
  EXPECT_EQ(SettingsOf("300", "default,dynamic.mode=1"),
            "dynamic.mode=0,reverse_futility_extended=300,reverse_futility_fixed=300");
  EXPECT_EQ(SettingsOf("dynamic:97", "plain"),
            "reverse_futility=2,dynamic.target=970,dynamic.mode=2");
  EXPECT_EQ(SettingsOf("200", "plain"),
            "reverse_futility=2,reverse_futility_extended=200,reverse_futility_fixed=200");
}

// For any base, the search accepts the settings after each step.
TEST(MarginWord, EachSettingCanBeMadeAfterTheOneBefore) {
  for (const char* base : {"default", "plain", "default,reverse_futility_extended=151",
                           "default,reverse_futility_fixed=299", "default,dynamic.mode=2",
                           "default,reverse_futility_extended=5000,reverse_futility_fixed=5000"}) {
    for (const char* word : {"0", "1", "150", "151", "299", "300", "5000", "0/5000", "150/151",
                             "299/301", "dynamic:97", "off"}) {
      std::string settings = base;
      const auto margin = ReadMargin(word, *search::ParseSettings(settings));
      ASSERT_TRUE(margin.ok()) << word;
      for (const auto& [name, value] : margin->settings) {
        absl::StrAppend(&settings, ",", name, "=", value);
        EXPECT_TRUE(search::ParseSettings(settings).ok()) << settings;
      }
    }
  }
}

TEST(MarginWord, WhatIsNoMarginIsSaidWithItsWord) {
  for (const char* word : {"", "x", "-50", "+50", "5 0", "1/2/3", "50/", "paper:", "paper:50cp",
                           "fixed", "dynamic", "off ", "99999999999999999999", "1.5"}) {
    EXPECT_THAT(SettingsOf(word), HasSubstr(absl::StrCat("margin '", word, "': expected centi")));
  }
  for (const char* word : {"dynamic:", "dynamic:x", "dynamic:-1", "dynamic:97.55", "dynamic:97."}) {
    EXPECT_THAT(SettingsOf(word), HasSubstr("one decimal at most")) << word;
  }
  EXPECT_EQ(SettingsOf("dynamic:100.1"), "margin 'dynamic:100.1': a precision is 0 to 100 %");
  EXPECT_THAT(SettingsOf("300/150"), HasSubstr("must not be smaller"));
}

}  // namespace
}  // namespace hakari::compare
