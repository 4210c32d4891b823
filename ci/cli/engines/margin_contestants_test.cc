#include "ci/cli/engines/margin_contestants.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "engine/search/settings/settings.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

using Words = std::vector<std::string>;

search::SearchSettings SettingsOf(const Words& programs, const std::string& margin) {
  const auto choice = MarginContestantsOf({programs, {margin, "off"}, {}});
  EXPECT_TRUE(choice.ok()) << choice.status();
  if (!choice.ok()) return {};
  return choice->contestants[0].config.settings;
}

std::string WhyNot(const MarginWords& words) {
  const auto choice = MarginContestantsOf(words);
  if (choice.ok()) return "taken";
  EXPECT_TRUE(absl::IsInvalidArgument(choice.status())) << choice.status();
  return std::string(choice.status().message());
}

TEST(MarginContestants, AreSearchesWithoutFutilityOfSingleMoves) {
  EXPECT_EQ(SettingsOf({}, "paper:50"),
            *search::ParseSettings("default,futility=0,reverse_futility_fixed=250,"
                                   "reverse_futility_extended=250"));
  EXPECT_EQ(SettingsOf({}, "dynamic:97.5"),
            *search::ParseSettings("default,futility=0,dynamic.mode=2,dynamic.target=975"));
  EXPECT_EQ(SettingsOf({}, "off"), *search::ParseSettings("default,futility=0,reverse_futility=0"));
}

TEST(MarginContestants, ABaseSearchIsKeptButForTheMargin) {
  EXPECT_EQ(
      SettingsOf({"search"}, "400"),
      *search::ParseSettings("default,reverse_futility_fixed=400,reverse_futility_extended=400"));
  EXPECT_EQ(SettingsOf({"search:plain,table=1"}, "dynamic:60"),
            *search::ParseSettings("plain,table=1,reverse_futility=2,dynamic.mode=2"));
}

TEST(MarginContestants, SettingsComeAfterMargins) {
  const auto choice = MarginContestantsOf(
      {{}, {"150/300"}, {"default", "null_move=0,reduction=0", "default,futility=6"}});
  ASSERT_TRUE(choice.ok()) << choice.status();
  EXPECT_EQ(choice->base, "search:futility=0");
  ASSERT_EQ(choice->contestants.size(), 4u);
  EXPECT_EQ(choice->contestants[1].search, "search:futility=0");
  EXPECT_EQ(choice->contestants[1].config.settings, choice->contestants[0].config.settings)
      << "the default's margins";
  EXPECT_EQ(choice->contestants[2].config.settings,
            *search::ParseSettings("default,futility=0,null_move=0,reduction=0"));
  EXPECT_EQ(choice->contestants[3].config.settings, search::SearchSettings());
  EXPECT_EQ(choice->contestants[3].search, "search:futility=0,futility=6");
}

TEST(MarginContestants, WhatIsWrongIsSaidWithItsWord) {
  EXPECT_THAT(WhyNot({{}, {"150"}, {}}), HasSubstr("found 1"));
  EXPECT_THAT(WhyNot({{}, Words(27, "150"), {}}), HasSubstr("found 27"));
  EXPECT_THAT(WhyNot({{}, {"150", "fast"}, {}}), StartsWith("--margin 'fast': expected "));
  EXPECT_THAT(WhyNot({{}, {"150", "dynamic:101"}, {}}), HasSubstr("a precision is 0 to 100 %"));
  EXPECT_THAT(WhyNot({{}, {"150", "6000"}, {}}), StartsWith("--margin '6000': search:"));
  EXPECT_THAT(WhyNot({{}, {"150"}, {"fast"}}), StartsWith("--setting 'fast': expected NAME=VALUE"));
  EXPECT_THAT(WhyNot({{}, {"150"}, {"fast=1"}}), HasSubstr("no option 'fast'"));
  EXPECT_THAT(WhyNot({{}, {"150"}, {""}}), HasSubstr("expected NAME=VALUE"));
  EXPECT_THAT(WhyNot({{}, {"150"}, {"dynamic.carry=1"}}), HasSubstr("--fresh"));
  EXPECT_THAT(WhyNot({{"search:dynamic.carry=1"}, {"150", "off"}, {}}), HasSubstr("--fresh"));
  EXPECT_THAT(WhyNot({{"search:no=1"}, {"150", "off"}, {}}), HasSubstr("no option 'no'"));
  EXPECT_THAT(WhyNot({{"search", "search"}, {"150", "off"}, {}}), HasSubstr("once"));
}

TEST(MarginContestants, OnlyOurSearchTellsWhatItCuts) {
  for (const char* program : {"usi:./engine", "frozen1", "pds", ""}) {
    EXPECT_THAT(WhyNot({{program}, {"150", "off"}, {}}), HasSubstr("nothing to audit")) << program;
  }
}

}  // namespace
}  // namespace hakari::cli
