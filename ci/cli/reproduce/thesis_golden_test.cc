// The counts of the thesis's chosen settings equal golden/thesis, with the shipped model, at the
// quick size.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

// A project with the files that `reproduce` reads.
std::string ProjectForTest() {
  const std::string root = ::testing::TempDir() + "/project";
  std::filesystem::remove_all(root);
  for (const char* folder : {"ci/cli", "golden/published", "suites/mate"}) {
    std::filesystem::create_directories(absl::StrCat(root, "/", folder));
  }
  EXPECT_TRUE(WriteFileAtomically(root + "/WORKSPACE", "").ok());
  const auto all = std::filesystem::copy_options::recursive;
  for (const char* folder : {"golden/published/thesis", "golden/thesis"}) {
    std::filesystem::copy(folder, absl::StrCat(root, "/", folder), all);
  }
  for (const char* file : {"suites/mate/choosing.sfen", "suites/mate/positions.sfen"}) {
    std::filesystem::copy_file(file, absl::StrCat(root, "/", file));
  }
  return root;
}

TEST(ThesisGolden, NodesAndAnswersAreAsAccepted) {
  setenv("HAKARI_ROOT", ProjectForTest().c_str(), 1);
  const Ran ran = RunHakari("reproduce thesis/4.7 thesis/4.15 thesis/figure-4.12-cut --quiet");
  EXPECT_EQ(ran.exit_code, 0) << ran.err << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out,
                                "golden/thesis/positions-1of19-100000.golden: 5 settings compared, "
                                "0 differences, 0 settings not in this golden"))
      << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out,
                                "golden/thesis/choosing-100000.golden: 21 settings compared, 0 "
                                "differences, 0 settings not in this golden"))
      << ran.out;
}

}  // namespace
}  // namespace hakari::cli
