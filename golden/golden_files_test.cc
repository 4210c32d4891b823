#include "golden/golden_files.h"

#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "golden/log.h"
#include "golden/testing.h"
#include "gtest/gtest.h"
#include "suites/run/testing.h"

namespace hakari::golden {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class GoldenFilesTest : public ::testing::Test {
 protected:
  GoldenFilesTest() {
    std::filesystem::remove_all(root_);
    path_ = testing::LayOutFakeProject(root_, {"count=1", "count=2"});
  }

  GoldenFiles Check() const {
    return CheckGoldenFiles(
        root_, [this](absl::string_view name) { return name == suite_.name ? &suite_ : nullptr; });
  }
  std::string Read(const std::string& file) const { return *ReadTextFile(root_ + "/" + file); }
  void Write(const std::string& file, const std::string& text) const {
    ASSERT_TRUE(WriteFileAtomically(root_ + "/" + file, text).ok());
  }
  // Writes it as `accept` would, log and all.
  void Accept(const Golden& golden) const {
    Write(path_, GoldenText(golden));
    Write("golden/fake/LOG.md",
          LogLine({"d", "fake-full.golden", "c", "r", GoldenChecksum(golden)}));
  }
  Golden TheGolden() const { return *ReadGolden(root_ + "/" + path_); }

  const std::string root_ = ::testing::TempDir() + "/golden_files";
  const suites::Suite suite_ = suites::testing::FakeSuite("suites/fake.sfen");
  std::string path_;
};

TEST_F(GoldenFilesTest, WhatWasAcceptedIsFit) {
  const GoldenFiles files = Check();
  EXPECT_EQ(files.read, 1);
  EXPECT_THAT(files.faults, IsEmpty());
}

TEST_F(GoldenFilesTest, ARowEditedByHandIsAFault) {
  Write(path_, absl::StrReplaceAll(Read(path_), {{"nodes=2", "nodes=3"}}));
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("the checksum does not fit")));
}

TEST_F(GoldenFilesTest, AGoldenThatItsLogDoesNotKnowIsAFault) {
  Golden golden = TheGolden();
  golden.rows["p1"].counters["nodes"] = 3;
  Write(path_, GoldenText(golden));
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("is not about the golden that lies there")));
}

TEST_F(GoldenFilesTest, RowsAreThoseOfTheProblems) {
  Golden golden = TheGolden();
  const suites::CountedAnswer row = golden.rows["p1"];
  golden.rows.erase("p1");
  Accept(golden);
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("no row for the problem p1")));
  golden.rows["p1"] = golden.rows["p9"] = row;
  Accept(golden);
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("a row for p9, which is no problem of fake")));
}

TEST_F(GoldenFilesTest, AnotherSetOfProblemsIsAFault) {
  Write("suites/fake.sfen",
        absl::StrReplaceAll(Read("suites/fake.sfen"), {{"count=2", "count=4"}}));
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("for other problems than lie in suites/fake")));
}

TEST_F(GoldenFilesTest, TheHeaderFitsProgramAndPlace) {
  Golden golden = TheGolden();
  golden.header.configuration = "fake/2";
  Accept(golden);
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("for the configuration fake/2")));
  golden.header.program = "other";
  Accept(golden);
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("belongs at golden/fake/other-full.golden")));
}

TEST_F(GoldenFilesTest, AGoldenOfNoSuiteIsAFault) {
  const GoldenFiles files = CheckGoldenFiles(root_, [](absl::string_view) { return nullptr; });
  EXPECT_THAT(files.faults, ElementsAre(HasSubstr("there is no suite fake")));
}

TEST_F(GoldenFilesTest, WhatTheLogKnowsIsThereUnlessItWasRemoved) {
  std::filesystem::remove(root_ + "/" + path_);
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("knows it, but it is not there")));
  Write("golden/fake/LOG.md", absl::StrCat(Read("golden/fake/LOG.md"),
                                           LogLine({"d", "fake-full.golden", kRemoved, "r", "h"})));
  EXPECT_THAT(Check().faults, IsEmpty());
}

}  // namespace
}  // namespace hakari::golden
