#include "suites/engines/engine_files.h"

#include <filesystem>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

using ::testing::ElementsAre;

class EngineFilesTest : public ::testing::Test {
 protected:
  EngineFilesTest() {
    std::filesystem::create_directories(absl::StrCat(folder_, "/eval"));
    for (const char* name : {"engine", "book.db", "eval/e.bin", "eval/c.bin", "eval/b.bin",
                             "eval/f.bin", "eval/a.bin", "eval/d.bin", "debug.log"}) {
      EXPECT_TRUE(WriteFileAtomically(absl::StrCat(folder_, "/", name), name).ok());
    }
    spec_.command = absl::StrCat(folder_, "/engine");
    std::filesystem::permissions(spec_.command, std::filesystem::perms::owner_all);
    spec_.folder = folder_;
  }
  std::vector<std::string> Hashes() { return *EngineFileHashes(spec_); }

  const std::string folder_ = ::testing::TempDir() + "/engine_files";
  suites::EngineSpec spec_;
};

TEST_F(EngineFilesTest, TheProgramAloneIfNothingElseIsNamed) {
  spec_.args = {"--quiet", ""};
  spec_.options = {{"USI_Hash", "256"}, {"Empty", ""}};
  EXPECT_THAT(Hashes(), ElementsAre(ContentHash("engine")));
}

TEST_F(EngineFilesTest, FilesOfArgumentsOptionsAndEnvironment) {
  spec_.args = {"book.db"};
  spec_.options = {{"BookFile", folder_ + "/book.db"}, {"EvalDir", "eval"}};
  spec_.environment = {{"MODEL", "eval/a.bin"}, {"PLACE", "eval"}};
  std::vector<std::string> hashes;
  for (const char* name : {"engine", "book.db", "book.db", "eval/a.bin", "eval/b.bin", "eval/c.bin",
                           "eval/d.bin", "eval/e.bin", "eval/f.bin", "eval/a.bin"}) {
    hashes.push_back(ContentHash(name));
  }
  EXPECT_EQ(Hashes(), hashes);
  ASSERT_TRUE(WriteFileAtomically(absl::StrCat(folder_, "/eval/b.bin"), "other").ok());
  hashes[4] = ContentHash("other");
  EXPECT_EQ(Hashes(), hashes);
}

TEST_F(EngineFilesTest, WhatTheEngineLogsIsNoneOfThem) {
  spec_.args = {"debug.log"};
  spec_.options = {{"Debug Log File", "book.db"}, {"Trace", "debug.log"}};
  EXPECT_THAT(Hashes(), ElementsAre(ContentHash("engine")));
}

TEST_F(EngineFilesTest, AMissingProgramIsNotFound) {
  spec_.command = "/no/such/engine";
  EXPECT_TRUE(absl::IsNotFound(EngineFileHashes(spec_).status()));
}

}  // namespace
}  // namespace hakari::engines
