#include "base/files/text_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <string>

#include "base/files/file_draft.h"
#include "base/files/source_file.h"
#include "base/status/testing.h"
#include "gmock/gmock.h"

namespace hakari {
namespace {

std::string Scratch(const std::string& name) { return ::testing::TempDir() + "/text_file_" + name; }

TEST(TextFileTest, ReadsBackEveryByte) {
  const std::string bytes("a\0\xff\r\n", 5);
  ASSERT_TRUE(WriteFileAtomically(Scratch("bytes"), bytes).ok());
  const auto read = ReadTextFile(Scratch("bytes"));
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(*read, bytes);
}

TEST(TextFileTest, NamesTheFileThatIsMissingOrAFolder) {
  const auto missing = ReadTextFile(Scratch("nowhere"));
  EXPECT_EQ(missing.status().code(), absl::StatusCode::kNotFound);
  EXPECT_THAT(std::string(missing.status().message()), ::testing::HasSubstr("text_file_nowhere"));
  const auto folder = ReadTextFile(::testing::TempDir());
  EXPECT_FALSE(folder.ok());
}

TEST(TextFileTest, AFolderOfOursIsNobodysToCommit) {
  const std::string top = Scratch("repository");
  std::filesystem::remove_all(top);
  ASSERT_TRUE(MakeFolder(top + "/.hakari/gate/bin").ok());
  EXPECT_EQ(ReadTextFile(top + "/.hakari/.gitignore").value_or("none"), "*\n");
  EXPECT_FALSE(std::filesystem::exists(top + "/.gitignore"));
  ASSERT_TRUE(WriteFileAtomically(top + "/.hakari/.gitignore", "mine\n").ok());
  ASSERT_TRUE(MakeFolder(top + "/.hakari/journals").ok());
  EXPECT_EQ(*ReadTextFile(top + "/.hakari/.gitignore"), "mine\n");
}

TEST(TextFileTest, AFailedWriteLeavesNothingBehind) {
  const std::string folder = Scratch("target");
  ASSERT_TRUE(MakeFolder(folder + "/occupied").ok());
  EXPECT_FALSE(WriteFileAtomically(folder + "/occupied", "x").ok());
  int entries = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    entries += entry.path().filename() != "occupied";
  }
  EXPECT_EQ(entries, 0);
}

TEST(UnpackZstd, UnpacksWhatWasPacked) {
  const std::string text(1000000, 'x');
  EXPECT_EQ(*UnpackZstd(PackZstd(text), "f"), text);
  EXPECT_EQ(*UnpackZstd(PackZstd("one") + PackZstd("two"), "f"), "onetwo");
  EXPECT_EQ(*UnpackZstd(PackZstd(""), "f"), "");
}

TEST(UnpackZstd, StopsAtTheLimit) {
  const std::string packed = PackZstd(std::string(100000, 'x'));
  EXPECT_TRUE(UnpackZstd(packed, "f", 100000).ok());
  EXPECT_EQ(UnpackZstd(packed, "f", 99999).status().message(),
            "f: unpacks to more than 99999 bytes");
}

TEST(UnpackZstd, RefusesBrokenFiles) {
  const std::string packed = PackZstd("a few words that are packed");
  EXPECT_EQ(UnpackZstd("", "f").status().message(), "f: the packed file is truncated");
  EXPECT_EQ(UnpackZstd(packed.substr(0, packed.size() - 3), "f").status().message(),
            "f: the packed file is truncated");
  EXPECT_FALSE(UnpackZstd("startpos moves 7g7f", "f").ok());
}

TEST(SourceFile, PacksAndUnpacksByName) {
  const std::string path = testing::TempDir() + "/games.usi";
  ASSERT_TRUE(WriteSourceFile(path, "startpos").ok());
  ASSERT_TRUE(WriteSourceFile(path + ".zst", "startpos").ok());
  EXPECT_EQ(*ReadSourceFile(path), "startpos");
  EXPECT_EQ(*ReadSourceFile(path + ".zst"), "startpos");
  EXPECT_EQ(*ReadTextFile(path), "startpos");
  EXPECT_EQ(*UnpackZstd(*ReadTextFile(path + ".zst"), "f"), "startpos");
  EXPECT_FALSE(ReadSourceFile(path + ".none").ok());
}

namespace fs = std::filesystem;
using Naming = FileDraft::Naming;

class FileDraftTest : public ::testing::TestWithParam<Naming> {
 protected:
  FileDraftTest() {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  int Entries() const {
    int entries = 0;
    for (const auto& entry : fs::directory_iterator(folder_)) entries += entry.exists();
    return entries;
  }

  const std::string folder_ = ::testing::TempDir() + "/draft";
  const std::string path_ = folder_ + "/result";
};

TEST_P(FileDraftTest, IsNothingUntilItReplaces) {
  ASSERT_TRUE(WriteFileAtomically(path_, "old").ok());
  HAKARI_ASSERT_OK(auto draft, FileDraft::Create(path_, GetParam()));
  ASSERT_TRUE(draft->Write("new").ok());
  EXPECT_EQ(*ReadTextFile(path_), "old");
  ASSERT_TRUE(draft->Replace().ok());
  EXPECT_EQ(*ReadTextFile(path_), "new");
  draft.reset();
  EXPECT_EQ(*ReadTextFile(path_), "new");
  EXPECT_EQ(Entries(), 1);
}

TEST_P(FileDraftTest, GivenUpItLeavesNothing) {
  HAKARI_ASSERT_OK(auto draft, FileDraft::Create(path_, GetParam()));
  ASSERT_TRUE(draft->Write("new").ok());
  draft.reset();
  EXPECT_EQ(Entries(), 0);
}

TEST_P(FileDraftTest, WhatCannotBeReplacedStaysAndNothingElse) {
  fs::create_directories(path_ + "/occupied");
  HAKARI_ASSERT_OK(auto draft, FileDraft::Create(path_, GetParam()));
  EXPECT_FALSE(draft->Replace().ok());
  draft.reset();
  EXPECT_TRUE(fs::is_directory(path_));
  EXPECT_EQ(Entries(), 1);
}

TEST_P(FileDraftTest, KeepsTheMode) {
  ASSERT_TRUE(WriteFileAtomically(path_, "old").ok());
  ASSERT_EQ(chmod(path_.c_str(), 0640), 0);
  auto draft = FileDraft::Create(path_, GetParam());
  ASSERT_TRUE(draft.ok() && (*draft)->Replace().ok());
  struct stat what;
  ASSERT_EQ(stat(path_.c_str(), &what), 0);
  EXPECT_EQ(what.st_mode & 07777, mode_t{0640});
}

TEST_P(FileDraftTest, ANewFileGetsWhatTheUmaskLeaves) {
  const mode_t before = umask(027);
  auto draft = FileDraft::Create(path_, GetParam());
  umask(before);
  ASSERT_TRUE(draft.ok() && (*draft)->Replace().ok());
  struct stat what;
  ASSERT_EQ(stat(path_.c_str(), &what), 0);
  EXPECT_EQ(what.st_mode & 07777, mode_t{0640});
}

TEST_P(FileDraftTest, NamesTheFileInAFolderThatIsNotThere) {
  const auto draft = FileDraft::Create(folder_ + "/no/such/result", GetParam());
  EXPECT_EQ(draft.status().code(), absl::StatusCode::kNotFound);
  EXPECT_NE(draft.status().message().find("/no/such/result"), absl::string_view::npos);
}

INSTANTIATE_TEST_SUITE_P(Both, FileDraftTest,
                         ::testing::Values(Naming::kNamelessIfPossible, Naming::kNamed));

}  // namespace
}  // namespace hakari
