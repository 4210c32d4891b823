#include "base/files/file_draft.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "base/files/text_file.h"
#include "base/status/testing.h"

namespace hakari {
namespace {

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
