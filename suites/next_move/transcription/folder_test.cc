// Folders as users make them, and the result of the check.
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "gtest/gtest.h"
#include "suites/next_move/transcription/coverage.h"
#include "suites/next_move/transcription/transcription.h"

namespace hakari::suites {
namespace {

// A folder that is new for each test.
class FolderTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = absl::StrCat(testing::TempDir(), "/",
                           testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::remove_all(folder_);
    ASSERT_TRUE(MakeFolder(folder_).ok());
  }

  void Write(const std::string& name, const std::string& text) {
    const std::filesystem::path path = folder_ / name;
    ASSERT_TRUE(MakeFolder(path.parent_path().string()).ok());
    ASSERT_TRUE(WriteFileAtomically(path.string(), text).ok());
  }

  // The start after black's pawn has gone to 7f and white's answer.
  static std::string Problem(const std::string& reply) {
    return absl::StrCat("startpos moves 7g7f ", reply, "\nanswer: 2g2f\n");
  }

  std::string Path(const std::string& name) const { return (folder_ / name).string(); }

  std::filesystem::path folder_;
};

TEST_F(FolderTest, FoldersBelowAreBooks) {
  Write("blue/001.txt", Problem("3c3d"));
  Write("blue/2.USI", Problem("8c8d"));
  Write("red/1.kif", Problem("4c4d"));
  Write("red/scan.jpg", "no text");
  Write("red/more.sfen", "startpos ; id=a best=7g7f");
  Write(".git/1.txt", "no problem");
  const Transcription transcription = ReadTranscription(folder_.string());
  HAKARI_ASSERT_OK(const ProblemSet problems, ProblemsOf(transcription));
  ASSERT_EQ(problems.problems().size(), 3u);
  EXPECT_EQ(problems.problems()[0].id, "blue-001");
  EXPECT_EQ(problems.problems()[1].id, "blue-002");
  EXPECT_EQ(problems.problems()[2].id, "red-001");
  EXPECT_EQ(transcription.files, 3);
  EXPECT_EQ(transcription.passed_over,
            (std::vector<std::string>{Path("red/more.sfen"), Path("red/scan.jpg")}));
}

TEST_F(FolderTest, NoProblemsNoFolder) {
  EXPECT_EQ(ProblemsOf(ReadTranscription(folder_.string())).status().message(),
            absl::StrCat(folder_.string(),
                         ": expected problems in files ending in .txt .bod .kif .kifu .ki2 .ki2u "
                         ".csa .usi, found 0 other files"));
  Write("empty.txt", "");
  EXPECT_FALSE(ProblemsOf(ReadTranscription(folder_.string())).ok());
  EXPECT_FALSE(ProblemsOf(ReadTranscription(Path("none"))).ok());
}

TEST_F(FolderTest, MistakesOfAllFilesInTheOrderOfTheirNames) {
  Write("b/2.txt", "startpos\nanswer: 7g7e\n");
  Write("a/1.txt", "answer: 7g7f\n");
  const absl::Status status = ProblemsOf(ReadTranscription(folder_.string())).status();
  EXPECT_EQ(status.message(),
            absl::StrCat(Path("a/1.txt"), ":1:1: expected a position in this problem, found none\n",
                         Path("b/2.txt"), ":2:9: expected a legal move, found '7g7e'"));
}

TEST_F(FolderTest, TheCheckNamesWhatABookLacks) {
  Write("blue/1.txt", Problem("3c3d"));
  Write("blue/2.txt", "startpos\nanswer: 7g7e\n");
  Write("blue/4.txt", Problem("8c8d"));
  Write("blue/more.txt", absl::StrCat("problem: 4\n", Problem("4c4d")));
  Write("blue/217.txt", Problem("5c5d"));
  Write("blue/nameless.txt", Problem("6c6d"));
  Write("red/216.txt", Problem("7c7d"));
  const std::vector<BookCoverage> books = CoverageOf(ReadTranscription(folder_.string()));
  ASSERT_EQ(books.size(), 2u);
  const BookCoverage& blue = books[0];
  EXPECT_EQ(blue.book, "blue");
  EXPECT_EQ(blue.sound, 1);
  EXPECT_EQ(NumberRanges(blue.missing), "3, 5-216");
  EXPECT_EQ(NumberRanges(blue.duplicated), "4");
  EXPECT_EQ(NumberRanges(blue.out_of_range), "217");
  EXPECT_EQ(NumberRanges(blue.with_mistakes), "2, 4");
  EXPECT_EQ(blue.without_number,
            std::vector<std::string>{absl::StrCat(Path("blue/nameless.txt"), ":1")});
  EXPECT_EQ(books[1].sound, 1);
  EXPECT_EQ(NumberRanges(books[1].missing), "1-215");
  EXPECT_FALSE(books[1].is_complete());
}

TEST_F(FolderTest, ACompleteBook) {
  Write("red/1.txt", Problem("7c7d"));
  Write("red/2.txt", Problem("3c3d"));
  const std::vector<BookCoverage> books =
      CoverageOf(ReadTranscription(folder_.string()), /*problems_of_book=*/2);
  ASSERT_EQ(books.size(), 1u);
  EXPECT_TRUE(books[0].is_complete());
  EXPECT_EQ(books[0].sound, 2);
  EXPECT_EQ(NumberRanges(books[0].missing), "none");
}

}  // namespace
}  // namespace hakari::suites
