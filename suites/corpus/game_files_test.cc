#include "suites/corpus/game_files.h"

#include <string>

#include "base/files/text_file.h"
#include "gtest/gtest.h"

namespace hakari::corpus {
namespace {

class GameFilesTest : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(MakeFolder(folder_ + "/below").ok());
    for (const char* name : {"/b.csa", "/a.kif.zst", "/notes.md", "/below/c.usi", "/below/d.txt"}) {
      ASSERT_TRUE(WriteFileAtomically(folder_ + name, "x").ok());
    }
  }

  const std::string folder_ = testing::TempDir() + "/records";
};

TEST_F(GameFilesTest, TakesWhatLiesBelowAFolder) {
  const absl::StatusOr<GameFiles> found = FindGameFiles({folder_});
  ASSERT_TRUE(found.ok()) << found.status();
  ASSERT_EQ(found->files.size(), 3u);
  EXPECT_EQ(found->files[0].name, "a.kif.zst");
  EXPECT_EQ(found->files[0].path, folder_ + "/a.kif.zst");
  EXPECT_EQ(found->files[1].name, "b.csa");
  EXPECT_EQ(found->files[2].name, "below/c.usi");
  EXPECT_EQ(found->passed_over, 2);
}

TEST_F(GameFilesTest, TakesNamedFilesWhateverTheirName) {
  const absl::StatusOr<GameFiles> found = FindGameFiles({folder_ + "/below/d.txt"});
  ASSERT_TRUE(found.ok()) << found.status();
  EXPECT_EQ(found->files.at(0).name, "d.txt");
}

TEST_F(GameFilesTest, RefusesWhatIsNotThere) {
  EXPECT_FALSE(FindGameFiles({folder_ + "/none.csa"}).ok());
  ASSERT_TRUE(MakeFolder(folder_ + "/empty").ok());
  EXPECT_EQ(
      FindGameFiles({folder_ + "/empty"}).status().message(),
      "no game records (.csa .kif .kifu .ki2 .ki2u .usi .sfen, each also .zst) among 0 files");
}

TEST(WithEnding, ReplacesTheEndingsOfRecords) {
  EXPECT_EQ(WithEnding("a/b.csa.zst", "kif"), "a/b.kif");
  EXPECT_EQ(WithEnding("b.KIFU", "csa"), "b.csa");
  EXPECT_EQ(WithEnding("b.txt", "usi"), "b.usi");
  EXPECT_EQ(WithEnding("round.1", "usi"), "round.1.usi");
}

}  // namespace
}  // namespace hakari::corpus
