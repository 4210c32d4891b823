#include "ci/cli/convert/conversion.h"

#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

class ConversionTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = absl::StrCat(testing::TempDir(), "/",
                           testing::UnitTest::GetInstance()->current_test_info()->name());
    ASSERT_TRUE(MakeFolder(folder_ + "/in/below").ok());
    Put("in/a.csa", "PI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+7775FU\n");
    Put("in/below/b.usi", "startpos moves 2g2f ; black=秤\nstartpos moves 2g2d\n");
    Put("in/readme.md", "no record");
    options_.inputs = {folder_ + "/in"};
    options_.write.format = notation::Format::kUsi;
  }

  void Put(const std::string& name, const std::string& text) {
    ASSERT_TRUE(WriteFileAtomically(folder_ + "/" + name, text).ok());
  }
  std::string Get(const std::string& name) {
    const absl::StatusOr<std::string> text = ReadTextFile(folder_ + "/" + name);
    return text.ok() ? *text : std::string(text.status().message());
  }
  ConversionReport ConvertOrDie() {
    absl::StatusOr<ConversionReport> report = Convert(options_, [this](int done, int total) {
      EXPECT_EQ(done, ++done_);
      EXPECT_GE(total, done);
    });
    EXPECT_TRUE(report.ok()) << report.status();
    return report.ok() ? *std::move(report) : ConversionReport();
  }

  std::string folder_;
  ConversionOptions options_;
  int done_ = 0;
};

TEST_F(ConversionTest, CollectsEverythingAndListsWhatWasRefused) {
  const ConversionReport report = ConvertOrDie();
  EXPECT_EQ(report.bytes,
            "startpos moves 7g7f ; result=b end=resign\nstartpos moves 2g2f ; black=秤\n");
  EXPECT_EQ(report.files, 2);
  EXPECT_EQ(report.games, 2);
  EXPECT_EQ(report.passed_over, 1);
  ASSERT_EQ(report.refused.size(), 2u);
  EXPECT_TRUE(absl::StartsWith(report.refused[0], folder_ + "/in/a.csa:8:1: expected a legal"));
  EXPECT_TRUE(absl::StartsWith(report.refused[1], folder_ + "/in/below/b.usi:2:16: "));
  EXPECT_EQ(done_, 2);
}

TEST_F(ConversionTest, WritesOneFile) {
  options_.out = folder_ + "/new/all.csa";
  options_.write.format = notation::Format::kCsa;
  options_.write.encoding = Encoding::kShiftJis;
  EXPECT_EQ(ConvertOrDie().bytes, "");
  EXPECT_EQ(
      Get("new/all.csa"),
      "'CSA encoding=SHIFT_JIS\nV2.2\nPI\n+\n+7776FU\n%TORYO\n/\nN+\x94\x89\nPI\n+\n+2726FU\n");
}

TEST_F(ConversionTest, WritesAFolderLikeTheOneRead) {
  options_.out = folder_ + "/out/";
  options_.write.format = notation::Format::kKif;
  EXPECT_EQ(ConvertOrDie().games, 2);
  EXPECT_TRUE(absl::StrContains(Get("out/a.kifu"), "７六歩(77)"));
  EXPECT_TRUE(absl::StrContains(Get("out/below/b.kifu"), "先手：秤"));
}

TEST_F(ConversionTest, RefusesToWriteOverASource) {
  options_.out = folder_ + "/in";
  const absl::StatusOr<ConversionReport> report = Convert(options_, [](int, int) {});
  EXPECT_EQ(report.status().message(), folder_ + "/in/below/b.usi would be overwritten");
}

TEST_F(ConversionTest, RefusesTwoSourcesForOneFile) {
  Put("in/a.usi", "startpos\n");
  options_.out = folder_ + "/out/";
  const absl::StatusOr<ConversionReport> report = Convert(options_, [](int, int) {});
  EXPECT_EQ(report.status().message(),
            absl::StrCat(folder_, "/in/a.csa and ", folder_, "/in/a.usi would both become ",
                         folder_, "/out/a.usi"));
}

TEST_F(ConversionTest, ListsFilesThatCannotBeRead) {
  Put("in/broken.usi.zst", "not packed");
  const ConversionReport report = ConvertOrDie();
  EXPECT_EQ(report.games, 2);
  EXPECT_EQ(report.refused.size(), 3u);
}

}  // namespace
}  // namespace hakari::cli
