#include "golden/golden_check.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "golden/testing.h"
#include "gtest/gtest.h"
#include "suites/run/testing.h"

namespace hakari::golden {
namespace {

using ::testing::HasSubstr;

class GoldenCheckTest : public ::testing::Test {
 protected:
  GoldenCheckTest() {
    options_.root = absl::StrCat(::testing::TempDir(), "/project");
    std::filesystem::remove_all(options_.root);
    options_.path = testing::LayOutFakeProject(options_.root, {"count=1", "count=2", "count=3"});
    options_.find_suite = [](absl::string_view name) {
      static const suites::Suite* const suite =
          new suites::Suite(suites::testing::FakeSuite("suites/fake.sfen"));
      return name == suite->name ? suite : nullptr;
    };
  }

  // "" if the check passed.
  std::string Found() {
    std::ostringstream out;
    const bool passed = CheckGolden(options_, out);
    EXPECT_EQ(passed, out.str().empty());
    return out.str();
  }

  GoldenCheckOptions options_;
};

TEST_F(GoldenCheckTest, PassesInWholeAndInParts) {
  EXPECT_EQ(Found(), "");
  for (int i = 1; i <= 3; ++i) {
    options_.shard = {i, 3};
    EXPECT_EQ(Found(), "");
  }
}

TEST(ShardWithinTest, TheShardsOfAPartAreThePart) {
  // Of the problems 1, 2, 3…, the part 2/3 has 2, 5, 8, 11…, and its second half 5, 11…
  const Shard half = ShardWithin({2, 3}, {2, 2});
  EXPECT_EQ(half.index, 5);
  EXPECT_EQ(half.count, 6);
  const Shard whole = ShardWithin({1, 1}, {3, 4});
  EXPECT_EQ(whole.index, 3);
  EXPECT_EQ(whole.count, 4);
}

TEST_F(GoldenCheckTest, AShardWithoutProblemsIsNotGreen) {
  options_.shard = {4, 4};
  EXPECT_THAT(Found(), HasSubstr("INVALID: no problem"));
}

TEST_F(GoldenCheckTest, AChangedProblemSetIsStale) {
  const std::string golden = *ReadTextFile(absl::StrCat(options_.root, "/", options_.path));
  const std::string log = *ReadTextFile(absl::StrCat(options_.root, "/golden/fake/LOG.md"));
  testing::LayOutFakeProject(options_.root, {"count=1", "count=2", "count=4"});
  WriteFileAtomically(absl::StrCat(options_.root, "/", options_.path), golden).IgnoreError();
  WriteFileAtomically(absl::StrCat(options_.root, "/golden/fake/LOG.md"), log).IgnoreError();
  EXPECT_THAT(Found(), HasSubstr("stale"));
  EXPECT_THAT(Found(), HasSubstr("p2: nodes 4, was 3"));
}

TEST_F(GoldenCheckTest, TheLogMustKnowTheGolden) {
  WriteFileAtomically(absl::StrCat(options_.root, "/golden/fake/LOG.md"), "").IgnoreError();
  EXPECT_THAT(Found(), HasSubstr("INVALID: "));
}

TEST_F(GoldenCheckTest, AGoldenInAnotherPlaceIsInvalid) {
  const std::string elsewhere = "golden/fake/fake-100.golden";
  std::filesystem::copy_file(absl::StrCat(options_.root, "/", options_.path),
                             absl::StrCat(options_.root, "/", elsewhere));
  options_.path = elsewhere;
  EXPECT_THAT(Found(), HasSubstr("belongs at golden/fake/fake-full.golden"));
}

TEST_F(GoldenCheckTest, MissingFilesAreInvalid) {
  std::filesystem::remove(absl::StrCat(options_.root, "/suites/fake.sfen"));
  EXPECT_THAT(Found(), HasSubstr("suites/fake.sfen"));
  options_.path = "golden/fake/none.golden";
  EXPECT_THAT(Found(), HasSubstr("INVALID: "));
}

TEST_F(GoldenCheckTest, AnUnknownSuiteIsInvalid) {
  options_.find_suite = [](absl::string_view) { return nullptr; };
  EXPECT_THAT(Found(), HasSubstr("no suite 'fake'"));
}

TEST(ShardOfTestTest, HearsTheTestRunner) {
  const std::string status_file = absl::StrCat(::testing::TempDir(), "/heard");
  setenv("TEST_SHARD_STATUS_FILE", status_file.c_str(), 1);
  setenv("TEST_TOTAL_SHARDS", "4", 1);
  setenv("TEST_SHARD_INDEX", "2", 1);
  const Shard shard = ShardOfTest();
  EXPECT_EQ(shard.index, 3);
  EXPECT_EQ(shard.count, 4);
  EXPECT_TRUE(std::filesystem::exists(status_file));
}

}  // namespace
}  // namespace hakari::golden
