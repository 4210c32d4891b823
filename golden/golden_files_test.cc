#include "golden/golden_files.h"

#include <filesystem>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "base/hash/file_hash.h"
#include "gmock/gmock.h"
#include "golden/golden.h"
#include "golden/log.h"
#include "golden/testing.h"
#include "gtest/gtest.h"
#include "suites/core/problem_set.h"
#include "suites/run/testing.h"

namespace hakari::golden {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

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
  // Writes the golden as `accept` would, with its log.
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
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("the checksum does not match")));
}

TEST_F(GoldenFilesTest, AGoldenThatItsLogDoesNotKnowIsAFault) {
  Golden golden = TheGolden();
  golden.rows["p1"].counters["nodes"] = 3;
  Write(path_, GoldenText(golden));
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("does not match the golden in the folder")));
}

TEST_F(GoldenFilesTest, RowsAreThoseOfTheProblems) {
  Golden golden = TheGolden();
  const suites::CountedAnswer row = golden.rows["p1"];
  golden.rows.erase("p1");
  Accept(golden);
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("no row for the problem p1")));
  golden.rows["p1"] = golden.rows["p9"] = row;
  Accept(golden);
  EXPECT_THAT(Check().faults,
              ElementsAre(HasSubstr("a row for p9, which is not a problem of fake")));
}

TEST_F(GoldenFilesTest, AnotherSetOfProblemsIsAFault) {
  Write("suites/fake.sfen",
        absl::StrReplaceAll(Read("suites/fake.sfen"), {{"count=2", "count=4"}}));
  EXPECT_THAT(Check().faults,
              ElementsAre(HasSubstr("for other problems than those in suites/fake")));
}

TEST_F(GoldenFilesTest, TheHeaderFitsProgramAndPlace) {
  Golden golden = TheGolden();
  golden.header.configuration = "fake/2";
  Accept(golden);
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("for another configuration of the program: fake/1 was fake/2")));
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
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("lists it, but the file is missing")));
  Write("golden/fake/LOG.md", absl::StrCat(Read("golden/fake/LOG.md"),
                                           LogLine({"d", "fake-full.golden", kRemoved, "r", "h"})));
  EXPECT_THAT(Check().faults, IsEmpty());
}

// Goldens of versions of the engine, over a book of the suite that has books.
TEST_F(GoldenFilesTest, OfVersionsAreThoseOfABook) {
  suites::Suite books = suites::testing::FakeSuite("suites/books.sfen");
  books.name = "next_move";
  const auto check = [&] {
    return CheckGoldenFiles(root_, [&](absl::string_view name) -> const suites::Suite* {
      return name == suite_.name ? &suite_ : name == books.name ? &books : nullptr;
    });
  };
  const std::string blue = "startpos ; id=a book=blue\n";
  Write("suites/books.sfen", blue + "startpos moves 7g7f ; id=b book=red\n");
  Golden golden;
  golden.header = {"gps", suites::ParseProblemSet(blue, "blue")->hash(), "blue", "c", {}};
  golden.rows["ground1"] = {"1/0/0", {{"nodes", 5}}};
  std::filesystem::create_directories(root_ + "/golden/gps");
  Write("golden/gps/blue-full.golden", GoldenText(golden));
  Write("golden/gps/LOG.md", LogLine({"d", "blue-full.golden", "c", "r", GoldenChecksum(golden)}));
  EXPECT_THAT(check().faults, IsEmpty());
  Write("suites/books.sfen", absl::StrReplaceAll(Read("suites/books.sfen"), {{"id=a", "id=c"}}));
  EXPECT_THAT(check().faults, ElementsAre(HasSubstr("other problems than those of book blue")));
  Write("suites/books.sfen", "startpos ; id=a book=red\n");
  EXPECT_THAT(check().faults, ElementsAre(HasSubstr("has no book blue")));
}

// Goldens of games that begin with the openings for matches.
TEST_F(GoldenFilesTest, OfGamesAreThoseOfTheOpenings) {
  std::filesystem::create_directories(root_ + "/suites/match");
  std::filesystem::create_directories(root_ + "/golden/futility");
  const std::string openings = "suites/match/openings.usi.zst";
  Write(openings, "packed");
  Golden golden;
  golden.header = {"futility", *FileHash(root_ + "/" + openings), "games", "c", {}};
  golden.rows["counting.game01.side1"] = {"adopts nothing", {{"nodes", 5}}};
  Write("golden/futility/games-full.golden", GoldenText(golden));
  Write("golden/futility/LOG.md",
        LogLine({"d", "games-full.golden", "c", "r", GoldenChecksum(golden)}));
  EXPECT_THAT(Check().faults, IsEmpty());
  Write(openings, "packed otherwise");
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("for other openings than those in")));
  std::filesystem::remove(root_ + "/" + openings);
  EXPECT_THAT(Check().faults, ElementsAre(HasSubstr("openings.usi.zst")));
}

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
  EXPECT_THAT(ErrorWith("nodes=10000", "movetime_ms=10"),
              HasSubstr("a golden cannot have a time limit"));
  EXPECT_THAT(ErrorWith("suite mate\n", ""), StartsWith("g.golden:2:1: expected 'suite …'"));
  EXPECT_THAT(ErrorWith("nodes=10000", "nodes=x"), StartsWith("g.golden:6:"));
  EXPECT_THAT(ErrorWith("rows 2", "rows 3"), HasSubstr("says 3 rows, but there are 2"));
  EXPECT_THAT(ErrorWith("line=3", "line=4"), HasSubstr("only with ./hakari accept"));
  EXPECT_THAT(ErrorWith("mate 3", "mate 4"), HasSubstr("only with ./hakari accept"));
  EXPECT_THAT(ErrorWith("pds/1", "pds/2"), HasSubstr("only with ./hakari accept"));
  EXPECT_THAT(ErrorWith("m2", "m1"), HasSubstr("g.golden:10:1: the row 'm1' appears twice"));
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

TEST(ProblemNamesTest, IdsAndRangesAreReadAsTheyAreWritten) {
  const absl::StatusOr<ProblemNames> names = ProblemNames::Parse("b, d..f,h");
  ASSERT_TRUE(names.ok()) << names.status();
  EXPECT_EQ(names->Text(), "b, d..f, h");
  EXPECT_EQ(names->Text(","), "b,d..f,h");
  EXPECT_EQ(names->pieces(), 3u);
  for (const char* id : {"b", "d", "e", "f", "h"}) EXPECT_TRUE(names->Has(id)) << id;
  for (const char* id : {"a", "c", "g", "i"}) EXPECT_FALSE(names->Has(id)) << id;
}

TEST(ProblemNamesTest, WhatNamesNothingIsRefused) {
  for (const char* text : {"", " ", "a,", "b..a", "a..", "..a", "a b", "\x1b"}) {
    EXPECT_FALSE(ProblemNames::Parse(text).ok()) << text;
  }
}

TEST(ProblemNamesTest, NeighboursBecomeARange) {
  const std::set<std::string> all = {"a", "b", "c", "d", "e"};
  EXPECT_EQ(ProblemNames::Of({"a", "b", "d"}, all).Text(), "a..b, d");
  EXPECT_EQ(ProblemNames::Of(all, all).Text(), "a..e");
  EXPECT_TRUE(ProblemNames::Of({}, all).empty());
}

TEST(ProblemNamesTest, AllHasEverything) {
  const ProblemNames all = *ProblemNames::Parse("all");
  EXPECT_TRUE(all.all());
  EXPECT_TRUE(all.Has("x"));
  EXPECT_EQ(all.Text(), "all");
}

}  // namespace
}  // namespace hakari::golden
