// The table of themes is complete and in order, each theme can be found, and the README has the
// same rules.
#include "suites/next_move/themes/theme_list.h"

#include <set>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "gtest/gtest.h"
#include "suites/next_move/themes/find_themes.h"

namespace hakari::suites {
namespace {

TEST(ThemeListTest, EveryThemeStandsWhereItsNumberSays) {
  std::set<absl::string_view> names;
  for (size_t i = 0; i < MoveThemes().size(); ++i) {
    const MoveThemeInfo& info = MoveThemes()[i];
    EXPECT_EQ(static_cast<size_t>(info.theme), i) << info.name;
    EXPECT_EQ(info.name.find_first_of(" ,="), absl::string_view::npos) << info.name;
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    EXPECT_EQ(FindMoveTheme(info.name), info.theme);
    EXPECT_EQ(FindMoveTheme(info.japanese), info.theme);
  }
  EXPECT_EQ(FindMoveTheme("none"), std::nullopt);
}

TEST(ThemeListTest, NamesInALine) {
  EXPECT_EQ(ThemeNames({MoveTheme::kFork, MoveTheme::kMate}), "fork,mate");
  EXPECT_EQ(ThemeNames({}), "");
}

TEST(ThemeListTest, TheReadmeHasEveryRule) {
  HAKARI_ASSERT_OK(const std::string readme, ReadTextFile("suites/next_move/themes/README.md"));
  for (const MoveThemeInfo& info : MoveThemes()) {
    const std::string row =
        absl::StrCat("| ", info.name, " | ", info.japanese, " | ", info.rule, " |\n");
    EXPECT_TRUE(absl::StrContains(readme, row)) << "missing: " << row;
  }
}

}  // namespace
}  // namespace hakari::suites
