#include "suites/corpus/game_reader.h"

#include "base/files/source_file.h"
#include "base/files/text_file.h"
#include "gtest/gtest.h"

namespace hakari::corpus {
namespace {

TEST(CollectGames, AllFormatsOfAFolderPackedOrNot) {
  const std::string folder = testing::TempDir() + "/collected";
  ASSERT_TRUE(MakeFolder(folder).ok());
  ASSERT_TRUE(WriteSourceFile(folder + "/a.csa", "PI\n+\n+7776FU\n%TORYO\n").ok());
  ASSERT_TRUE(WriteSourceFile(folder + "/b.usi.zst",
                              "startpos moves 2g2f ; end=resign\nstartpos moves 7g7e\n")
                  .ok());
  ASSERT_TRUE(WriteFileAtomically(folder + "/c.usi.zst", "startpos").ok());
  const absl::StatusOr<CollectedGames> collected = CollectGames({folder});
  ASSERT_TRUE(collected.ok()) << collected.status();
  EXPECT_EQ(collected->files, 3);
  ASSERT_EQ(collected->games.size(), 2u);
  EXPECT_EQ(collected->games[0].lines[0].end, notation::GameEnd::kResignation);
  EXPECT_EQ(collected->refused.size(), 2u);  // an illegal move; a file that is not packed
}

TEST(CollectGames, WhatServersAddIsReadUnlessStrict) {
  const std::string path = testing::TempDir() + "/server.csa";
  ASSERT_TRUE(WriteSourceFile(path, "PI\n+\n+7776FU\n#TIME_UP\n/\nPI\n+\n+7776FU\n").ok());
  EXPECT_EQ(CollectGames({path})->games.size(), 2u);
  notation::ReadOptions options;
  options.strict = true;
  EXPECT_EQ(CollectGames({path}, options)->games.size(), 1u);
}

TEST(CollectGames, NothingToReadIsAnError) {
  EXPECT_FALSE(CollectGames({testing::TempDir() + "/none.usi"}).ok());
  const std::string path = testing::TempDir() + "/bad.usi";
  ASSERT_TRUE(WriteSourceFile(path, "startpos moves 7g7e\n").ok());
  EXPECT_FALSE(CollectGames({path}).ok());
}

}  // namespace
}  // namespace hakari::corpus
