#include "engine/search/settings/settings.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/search/settings/profiles.h"

namespace hakari::search {
namespace {

std::string ErrorOf(const std::string& text) {
  const auto settings = ParseSettings(text);
  if (settings.ok()) return "none";
  EXPECT_EQ(settings.status().code(), absl::StatusCode::kInvalidArgument);
  return std::string(settings.status().message());
}

void ExpectError(const std::string& text, const std::string& named) {
  EXPECT_NE(ErrorOf(text).find(named), std::string::npos)
      << text << " gave: " << ErrorOf(text) << "\nand not: " << named;
}

TEST(SettingRows, NameEveryNumberOnce) {
  std::set<std::string> names;
  std::set<const int*> places;
  SearchSettings settings;
  for (const SettingRow& row : SettingRows()) {
    EXPECT_TRUE(names.insert(std::string(row.name)).second) << row.name;
    EXPECT_TRUE(places.insert(&row.of(settings)).second) << row.name;
    EXPECT_FALSE(row.meaning.empty()) << row.name;
  }
  EXPECT_EQ(places.size() * sizeof(int), sizeof(SearchSettings)) << "a number without a row";
}

TEST(SettingRows, HoldTheirOwnDefaultsAndOffValues) {
  SearchSettings settings;
  for (const SettingRow& row : SettingRows()) {
    EXPECT_LE(row.least, row.off) << row.name;
    EXPECT_GE(row.most, row.off) << row.name;
    EXPECT_LE(row.least, row.of(settings)) << row.name;
    EXPECT_GE(row.most, row.of(settings)) << row.name;
  }
}

TEST(SettingRows, RefuseWhatIsOutOfRange) {
  for (const SettingRow& row : SettingRows()) {
    const std::string name(row.name);
    for (const std::string& value :
         {absl::StrCat(row.least - 1), absl::StrCat(row.most + 1), std::string("x"),
          std::string("1.5"), std::string(), std::string("99999999999999")}) {
      ExpectError(absl::StrCat("plain,", name, "=", value), name);
    }
    ExpectError(absl::StrCat("plain,", name), name);
  }
}

TEST(SettingRows, TakeEndsOfTheirRanges) {
  for (const SettingRow& row : SettingRows()) {
    for (int value : {row.least, row.most}) {
      // The value may contradict other settings: only the check of its range matters.
      const std::string error = ErrorOf(absl::StrCat("plain,", row.name, "=", value));
      EXPECT_EQ(error.find("takes"), std::string::npos) << error;
    }
  }
}

TEST(ParseSettings, BeginsWithABaseAndChangesIt) {
  EXPECT_TRUE(*ParseSettings("default") == SearchSettings());
  EXPECT_TRUE(*ParseSettings("") == SearchSettings());
  EXPECT_TRUE(*ParseSettings("plain") == PlainSettings());
  const SearchSettings changed = *ParseSettings("plain,null_move=3,quiescence.plies=7");
  EXPECT_EQ(changed.null_move, 3);
  EXPECT_EQ(changed.quiescence.plies, 7);
  EXPECT_EQ(changed.futility, 0);
  EXPECT_EQ(ParseSettings("null_move=0")->null_move, 0);
  EXPECT_EQ(ParseSettings("null_move=0")->futility, SearchSettings().futility);
  EXPECT_EQ(ParseSettings("null_move=5,null_move=6")->null_move, 6) << "the last one counts";
}

TEST(ParseSettings, NamesWhatItDoesNotKnow) {
  ExpectError("plain,nul_move=3", "nul_move");
  ExpectError("plain,nul_move=3", "null_move");  // in the list of known names
  ExpectError("nonsense", "nonsense");
  ExpectError("plain,default", "default");  // a base must come first
}

TEST(ParseSettings, NamesContradictions) {
  ExpectError("plain,singular=7", "singular needs the table");
  ExpectError("plain,table=1,table_equal_depth=1,singular=7", "table_equal_depth");
  ExpectError("plain,table_equal_depth=1", "table_equal_depth needs the table");
  ExpectError("plain,superiority=1", "superiority");
  ExpectError("plain,reverse_futility=2,reverse_futility_fixed=400",
              "reverse_futility_extended is less than reverse_futility_fixed");
  ExpectError("plain,dynamic.mode=2,reverse_futility=1", "dynamic.depths");
  ExpectError("plain,dynamic.mode=2,reverse_futility=1,dynamic.depths=1,dynamic.pooled=1",
              "dynamic.pooled");
  ExpectError("default,dynamic.mode=2,dynamic.before=1", "dynamic.sample");
  EXPECT_EQ(ErrorOf("default,dynamic.mode=2,dynamic.before=1,dynamic.sample=8"), "none");
  EXPECT_EQ(ErrorOf("plain,dynamic.pooled=1,dynamic.depths=1"), "none") << "while it is off";
  ExpectError("plain,budget.function=2", "mate_search, which is 0");
  EXPECT_EQ(ErrorOf("plain,budget.function=2,mate_search=1"), "none");
  EXPECT_EQ(ErrorOf("plain,reverse_futility=1,reverse_futility_fixed=400"), "none");
}

TEST(SettingsText, ComesBack) {
  for (const char* text : {"default", "plain", "plain,null_move=7,quiescence.margin=55"}) {
    const SearchSettings settings = *ParseSettings(text);
    EXPECT_TRUE(*ParseSettings(SettingsText(settings)) == settings) << text;
  }
  // Every number is compared and written.
  for (const SettingRow& row : SettingRows()) {
    SearchSettings changed;
    row.of(changed) += row.of(changed) < row.most ? 1 : -1;
    EXPECT_FALSE(changed == SearchSettings()) << row.name;
    const auto again = ParseSettings(SettingsText(changed));
    if (again.ok()) {
      EXPECT_TRUE(*again == changed) << row.name;
    }
  }
}

TEST(Profiles, AreFoundByTheirNames) {
  for (const Profile& profile : Profiles()) {
    EXPECT_TRUE(CheckSettings(profile.settings).ok()) << profile.name;
    EXPECT_TRUE(*ParseSettings(profile.name) == profile.settings) << profile.name;
    EXPECT_EQ((*FindProfile(profile.name))->name, profile.name);
  }
  ExpectError("no-such-profile", "no-such-profile");
}

TEST(Settings, SwitchEverythingOffWhenPlain) {
  const SearchSettings plain = PlainSettings();
  EXPECT_TRUE(CheckSettings(plain).ok());
  EXPECT_TRUE(CheckSettings(SearchSettings()).ok());
  EXPECT_EQ(plain.table + plain.repetition + plain.null_move + plain.reduction + plain.singular, 0);
}

}  // namespace
}  // namespace hakari::search
