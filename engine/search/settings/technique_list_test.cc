#include "engine/search/settings/technique_list.h"

#include <map>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/search/settings/settings.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::search {
namespace {

using ::testing::UnorderedElementsAre;

std::map<std::string, Technique> ByName() {
  std::map<std::string, Technique> by_name;
  for (Technique& technique : Techniques()) by_name[technique.name] = technique;
  return by_name;
}

// The rows with different values.
std::vector<std::string> Differences(SearchSettings a, SearchSettings b) {
  std::vector<std::string> names;
  for (const SettingRow& row : SettingRows()) {
    if (row.of(a) != row.of(b)) names.push_back(std::string(row.name));
  }
  return names;
}

TEST(Techniques, AreWhatTheDefaultSwitchesOn) {
  SearchSettings plain = PlainSettings(), settings;
  const std::map<std::string, Technique> techniques = ByName();
  for (const SettingRow& row : SettingRows()) {
    const bool is_on = row.of(plain) == 0 && row.of(settings) != 0;
    EXPECT_EQ(techniques.count(std::string(row.name)), is_on ? 1u : 0u) << row.name;
  }
  EXPECT_EQ(techniques.count("null_move"), 1u);
  EXPECT_EQ(techniques.count("null_move_reduction"), 0u) << "how much, not whether";
  EXPECT_EQ(techniques.count("quiescence.threats"), 0u) << "off by default";
}

TEST(Techniques, ChangeThemselvesAndWhatCannotDoWithoutThem) {
  for (const Technique& technique : Techniques()) {
    const auto without = ParseSettings(technique.without), added = ParseSettings(technique.added),
               beside = ParseSettings(technique.beside);
    ASSERT_TRUE(without.ok()) << without.status();
    ASSERT_TRUE(added.ok()) << added.status();
    ASSERT_TRUE(beside.ok()) << beside.status();
    std::vector<std::string> gone = {technique.name};
    if (!technique.goes_too.empty()) gone.push_back(technique.goes_too);
    EXPECT_THAT(Differences(SearchSettings(), *without),
                ::testing::UnorderedElementsAreArray(gone));
    EXPECT_THAT(Differences(*beside, *added), UnorderedElementsAre(technique.name));
    EXPECT_EQ(Differences(PlainSettings(), *beside).size(), technique.comes_too.empty() ? 0u : 1u);
  }
}

TEST(Techniques, CompanionsAreThoseThatContradict) {
  const std::map<std::string, Technique> techniques = ByName();
  EXPECT_EQ(techniques.at("table").goes_too, "singular");
  EXPECT_EQ(techniques.at("singular").comes_too, "table");
  EXPECT_EQ(techniques.at("repetition").goes_too, "superiority");
  EXPECT_EQ(techniques.at("superiority").comes_too, "repetition");
  EXPECT_EQ(techniques.at("killers").goes_too + techniques.at("killers").comes_too, "");
}

// USI options are set one by one.
TEST(Techniques, EachChangeIsValidAfterThoseBefore) {
  for (const Technique& technique : Techniques()) {
    for (const std::string& text : {technique.without, technique.added}) {
      std::string so_far;
      for (const std::string& change : std::vector<std::string>(absl::StrSplit(text, ','))) {
        absl::StrAppend(&so_far, so_far.empty() ? "" : ",", change);
        EXPECT_TRUE(ParseSettings(so_far).ok()) << so_far;
      }
    }
  }
}

}  // namespace
}  // namespace hakari::search
