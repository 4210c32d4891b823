#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "gmock/gmock.h"
#include "golden/golden.h"
#include "gtest/gtest.h"

namespace hakari::golden {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

Golden Example() {
  Golden golden;
  golden.header = {"mate", "xxh3:12", "pds", "pds/1 hash=\n", {}};
  golden.header.limits.nodes = 10000;
  golden.rows["m1"] = {"mate 3", {{"nodes", 5}, {"line", 3}}};
  golden.rows["m2"] = {"\xff\t<", {}};
  return golden;
}

std::string ErrorOf(const std::string& text) {
  const auto golden = ParseGolden(text, "g.golden");
  return golden.ok() ? "no error" : std::string(golden.status().message());
}
std::string ErrorWith(const std::string& from, const std::string& to) {
  return ErrorOf(absl::StrReplaceAll(GoldenText(Example()), {{from, to}}));
}

TEST(GoldenTest, ReadsBackWhatItWrites) {
  const Golden golden = Example();
  const auto read = ParseGolden(GoldenText(golden), "g.golden");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->header.suite, golden.header.suite);
  EXPECT_EQ(read->header.suite_hash, golden.header.suite_hash);
  EXPECT_EQ(read->header.program, golden.header.program);
  EXPECT_EQ(read->header.configuration, golden.header.configuration);
  EXPECT_EQ(read->header.limits, golden.header.limits);
  EXPECT_EQ(read->rows, golden.rows);
  EXPECT_EQ(read->checksum, GoldenChecksum(golden));
}

TEST(GoldenTest, LooksLikeThis) {
  EXPECT_EQ(
      GoldenText(Example()),
      absl::StrCat("hakari-golden 1\nsuite mate\nsuite-hash xxh3:12\nprogram pds\n"
                   "configuration pds/1 hash=\\n\nlimits nodes=10000\nrows 2\nchecksum ",
                   GoldenChecksum(Example()), "\nm1\tmate 3\tline=3\tnodes=5\nm2\t\\xff\\t<\n"));
}

TEST(GoldenTest, EveryDamageIsNamed) {
  EXPECT_THAT(ErrorOf(""), HasSubstr("g.golden: the file is empty"));
  EXPECT_THAT(ErrorWith("golden 1", "golden 2"), StartsWith("g.golden:1:1: "));
  EXPECT_THAT(ErrorWith("suite mate\n", ""), StartsWith("g.golden:2:1: expected 'suite …'"));
  EXPECT_THAT(ErrorWith("nodes=10000", "nodes=x"), StartsWith("g.golden:6:"));
  EXPECT_THAT(ErrorWith("rows 2", "rows 3"), HasSubstr("says 3 rows, but there are 2"));
  EXPECT_THAT(ErrorWith("line=3", "line=4"), HasSubstr("only ./hakari accept"));
  EXPECT_THAT(ErrorWith("mate 3", "mate 4"), HasSubstr("only ./hakari accept"));
  EXPECT_THAT(ErrorWith("pds/1", "pds/2"), HasSubstr("only ./hakari accept"));
  EXPECT_THAT(ErrorWith("m2", "m1"), HasSubstr("g.golden:10:1: the row 'm1' is there twice"));
  EXPECT_THAT(ErrorWith("m2", "m0"), HasSubstr("'m0' is not in order"));
  EXPECT_THAT(ErrorWith("m2\t", "m 2\t"), StartsWith("g.golden:10:1: "));
  EXPECT_THAT(ErrorWith("line=3", "line"), StartsWith("g.golden:9:1: "));
  EXPECT_THAT(ErrorWith("\\xff", "\\q"), StartsWith("g.golden:10:1: "));
  EXPECT_THAT(ErrorWith("<\n", "<"), HasSubstr("cut off"));
  EXPECT_THAT(ErrorWith("<\n", "<\n\n"), StartsWith("g.golden:11:1: "));
}

TEST(GoldenTest, AGoldenWithoutRowsIsNone) {
  Golden golden = Example();
  golden.rows.clear();
  EXPECT_THAT(ErrorOf(GoldenText(golden)), HasSubstr("no rows"));
}

TEST(GoldenTest, TheFileIsNamedByItsLimits) {
  EXPECT_EQ(GoldenPath("mate", "pds", Example().header.limits), "golden/mate/pds-10000.golden");
  EXPECT_EQ(GoldenLogPath("mate"), "golden/mate/LOG.md");
}

}  // namespace
}  // namespace hakari::golden
