// End-to-end tests of `suite --html`: the page of the user's own problems.
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

// An undefended rook, and an undefended gold.
constexpr char kMine[] =
    "sfen 4k4/9/9/9/4r4/4G4/9/9/4K4 b - 1 ; id=rook best=5f5e line=5f5e,5a5b theme=gold book=mine\n"
    "sfen 4k4/9/9/9/4g4/4G4/9/9/4K4 b - 1 ; id=gold avoid=5f5e theme=gold book=mine\n";

class SuitePageTest : public ::testing::Test {
 protected:
  SuitePageTest() {
    std::filesystem::remove_all(root_);
    std::filesystem::create_directories(Path("ci/cli"));
    Write("WORKSPACE", "");
    Write("mine.sfen", kMine);
    setenv("HAKARI_ROOT", root_.c_str(), 1);
  }

  Ran Suite(const std::string& words) {
    return RunHakari(absl::StrCat("suite next_move --nodes 500 --quiet --problems ",
                                  Path("mine.sfen"), " ", words));
  }
  std::string Path(const std::string& file) const { return absl::StrCat(root_, "/", file); }
  std::string Read(const std::string& file) const {
    return ReadTextFile(Path(file)).value_or("not there");
  }
  void Write(const std::string& file, const std::string& text) {
    ASSERT_TRUE(WriteFileAtomically(Path(file), text).ok());
  }

  const std::string root_ = ::testing::TempDir() + "/page_project";
};

TEST_F(SuitePageTest, OneProgramMakesAPageBesideItsTable) {
  const Ran ran = Suite("--html " + Path("page.html"));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, "PASS")) << ran.out;
  const std::string page = Read("page.html");
  EXPECT_TRUE(absl::StartsWith(page, "<!DOCTYPE html>")) << page.substr(0, 100);
  EXPECT_TRUE(absl::StrContains(page, R"("line": [)")) << "as EnvelopeText writes it";
  EXPECT_TRUE(absl::StrContains(page, "▲５五金"));
}

TEST_F(SuitePageTest, SeveralProgramsMakeOneToo) {
  const Ran ran = Suite("--program search --program frozen1 --html -");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, "<!DOCTYPE html>")) << ran.out.substr(0, 100);
  EXPECT_TRUE(absl::EndsWith(ran.out, "</html>\n"));
  EXPECT_TRUE(absl::StrContains(ran.out, "\"frozen1\""));
}

TEST_F(SuitePageTest, OnlyTheProblemsThatWereAskedForStandInIt) {
  const Ran ran = Suite("--only rook --html -");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "\"id\": \"rook\""));
  EXPECT_FALSE(absl::StrContains(ran.out, "\"id\": \"gold\""));
}

TEST_F(SuitePageTest, WhatCannotBeIsBadUsageBeforeTheWork) {
  const Ran ran = RunHakari("suite perft --html " + Path("no.html"));
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "suite perft: --html needs problems with a right move"))
      << ran.err;
  EXPECT_FALSE(std::filesystem::exists(Path("no.html")));
  for (const char* words : {"--html - --json -", "--html - --junit -", "--html x --serve",
                            "--html x --check", "--html /no/such/folder/x"}) {
    EXPECT_EQ(Suite(words).exit_code, 2) << words;
  }
}

TEST_F(SuitePageTest, ALineThatIsWrongNamesItsPlace) {
  Write("mine.sfen", "startpos ; id=a best=7g7f theme=x line=7g7f,7g7f\n");
  const Ran ran = Suite("--html " + Path("page.html"));
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(ran.err, "mine.sfen:1:45: expected a legal move, found '7g7f'"))
      << ran.err;
  EXPECT_EQ(Read("page.html"), "not there");
}

}  // namespace
}  // namespace hakari::cli
