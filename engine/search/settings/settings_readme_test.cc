// Checks that the table in README.md matches the rows in the code.
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "engine/search/settings/settings.h"
#include "gtest/gtest.h"

namespace hakari::search {
namespace {

TEST(SettingsReadmeTest, EveryRowStandsThereAsItIs) {
  const absl::StatusOr<std::string> readme = ReadTextFile("engine/search/settings/README.md");
  ASSERT_TRUE(readme.ok()) << readme.status();
  SearchSettings defaults;
  for (const SettingRow& row : SettingRows()) {
    const std::string line =
        absl::StrCat("| ", row.name, " | ", row.of(defaults), " | ", row.off, " | ", row.least,
                     " to ", row.most, " | ", row.meaning, " |\n");
    EXPECT_TRUE(absl::StrContains(*readme, line)) << "missing: " << line;
  }
}

}  // namespace
}  // namespace hakari::search
