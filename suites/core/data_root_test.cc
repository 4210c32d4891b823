#include "suites/core/data_root.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

using ::testing::HasSubstr;

TEST(DataRootTest, IsTheFolderThatHoldsTheSuites) {
  const std::string root = absl::StrCat(::testing::TempDir(), "/data_root");
  const std::string empty = absl::StrCat(root, "/empty");
  std::filesystem::create_directories(absl::StrCat(root, "/suites"));
  std::filesystem::create_directories(empty);

  setenv("HAKARI_ROOT", root.c_str(), 1);
  EXPECT_EQ(*DataRoot(), root);
  setenv("HAKARI_ROOT", empty.c_str(), 1);
  EXPECT_THAT(std::string(DataRoot().status().message()), HasSubstr(empty));

  unsetenv("HAKARI_ROOT");
  ASSERT_EQ(chdir(root.c_str()), 0);
  EXPECT_TRUE(std::filesystem::equivalent(*DataRoot(), root));
  ASSERT_EQ(chdir(empty.c_str()), 0);
  EXPECT_THAT(std::string(DataRoot().status().message()), HasSubstr("HAKARI_ROOT"));
}

}  // namespace
}  // namespace hakari
