#include "suites/next_move/given_problems.h"

#include <filesystem>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

using ::testing::HasSubstr;

class GivenProblemsTest : public ::testing::Test {
 protected:
  GivenProblemsTest() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }

  void Write(const std::string& file, const std::string& text) {
    ASSERT_TRUE(WriteFileAtomically(absl::StrCat(folder_, "/", file), text).ok());
  }
  absl::StatusOr<ProblemSet> Read(const std::string& path) {
    return ReadGivenProblems(path, {true, {"theme"}});
  }
  std::string ErrorOf(const std::string& path) {
    const auto set = Read(path);
    return set.ok() ? "no error" : std::string(set.status().message());
  }

  const std::string folder_ = ::testing::TempDir() + "/given";
};

TEST_F(GivenProblemsTest, AFolderIsReadFileByFileInTheOrderOfNames) {
  Write("b.sfen", "startpos ; id=second best=7g7f\n");
  Write("a.sfen", "startpos moves 7g7f ; id=first avoid=8b7b theme=a,b\n");
  Write("notes.md", "nothing of ours");
  const auto set = Read(folder_);
  ASSERT_TRUE(set.ok()) << set.status();
  ASSERT_EQ(set->problems().size(), 2u);
  EXPECT_EQ(set->problems()[0].id, "first");
  EXPECT_EQ(set->problems()[0].game().moves().size(), 1u);
  EXPECT_EQ(Read(folder_ + "/b.sfen")->problems().size(), 1u);
}

TEST_F(GivenProblemsTest, BooksThatWereTypedAreRead) {
  Write("blue.txt",
        absl::StrCat("book: blue\nproblem: 12\n",
                     "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1\n", "answer: ５二金\n"));
  const auto set = Read(folder_);
  ASSERT_TRUE(set.ok()) << set.status();
  ASSERT_EQ(set->problems().size(), 1u);
  EXPECT_EQ(set->problems()[0].id, "blue-012");
  Write("a.sfen", "startpos ; id=first best=7g7f\n");
  EXPECT_THAT(ErrorOf(folder_), HasSubstr("given: expected either problem files (.sfen) or"));
}

TEST_F(GivenProblemsTest, WhatIsNotThereIsAnError) {
  EXPECT_THAT(ErrorOf(folder_), HasSubstr("given"));
  EXPECT_THAT(ErrorOf(folder_ + "/no.sfen"), HasSubstr("no.sfen"));
  EXPECT_EQ(Read(folder_ + "/no.sfen").status().code(), absl::StatusCode::kNotFound);
}

TEST_F(GivenProblemsTest, MistakesNameTheirFile) {
  Write("a.sfen", "startpos ; id=first theme=a\n");
  EXPECT_THAT(ErrorOf(folder_), HasSubstr("given/a.sfen:1:"));
  EXPECT_THAT(ErrorOf(folder_), HasSubstr("best=… or avoid=…"));
  Write("a.sfen", "startpos ; id=first best=7g7e\n");
  EXPECT_THAT(ErrorOf(folder_), HasSubstr("given/a.sfen:1:26: expected a legal move"));
}

}  // namespace
}  // namespace hakari::suites
