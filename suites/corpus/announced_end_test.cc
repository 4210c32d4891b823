#include "suites/corpus/announced_end.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "base/files/source_file.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "engine/notation/usi_game.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/corpus/game_reader.h"
#include "suites/corpus/position_sets.h"

namespace hakari::corpus {
namespace {

// Black misses the mate once: a gold in front of the king mates.
constexpr char kMatedGame[] =
    "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i5h 5a4a 5h5i 4a5a G*5b ; result=b end=mate";

notation::GameRecord GameOf(const std::string& line) { return *notation::ParseUsiLine(line); }

int EndOf(const std::string& line, const EndRule& rule) {
  return (*EndFinder::Make(rule))->EndOf(GameOf(line));
}

TEST(DecidedOverTheBoard, ByMateOrResignationOnly) {
  EXPECT_TRUE(IsDecidedOverTheBoard(GameOf(kMatedGame)));
  EXPECT_TRUE(IsDecidedOverTheBoard(GameOf("startpos moves 7g7f ; end=resign")));
  for (const char* end : {"repetition", "declaration", "length", "time", "draw"}) {
    EXPECT_FALSE(IsDecidedOverTheBoard(GameOf(std::string("startpos moves 7g7f ; end=") + end)))
        << end;
  }
}

TEST(DecidedOverTheBoard, AMateNeedsNoWordInTheRecord) {
  EXPECT_FALSE(IsDecidedOverTheBoard(GameOf("startpos moves 7g7f")));
  EXPECT_TRUE(IsDecidedOverTheBoard(GameOf("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b")));
}

TEST(AnnouncedEnd, TheFirstMateThatIsProved) {
  EXPECT_EQ(EndOf(kMatedGame, {1000, 0}), 0);  // black could have mated at once
  // After 5d5c the king first steps aside and then back in front of the pawn.
  EXPECT_EQ(EndOf("sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1 "
                  "moves 5d5c 5a4a 5i5h 4a5a 5h5i 5a4a ; end=resign",
                  {1000, 0}),
            4);
}

TEST(AnnouncedEnd, NobodyAnnounces) {
  // The last position with a legal move, or the position so many plies before the mate.
  EXPECT_EQ(EndOf(kMatedGame, {0, 0}), 4);
  EXPECT_EQ(EndOf(kMatedGame, {0, 3}), 2);
}

TEST(AnnouncedEnd, AResignationInTheRecordCountsWhereItStands) {
  EXPECT_EQ(EndOf("startpos moves 7g7f 3c3d 2g2f ; end=resign", {1000, 5}), 3);
}

suites::Problem ProblemOf(const std::string& sfen) {
  return *suites::ParseProblemLine(absl::StrCat("sfen ", sfen, " ; id=p"), {"test"});
}

TEST(MateShare, CountsWhatIsProved) {
  const std::atomic<bool> stop{false};
  const std::vector<suites::Problem> problems = {
      ProblemOf("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),  // gold in front of the king
      ProblemOf("4k4/9/9/9/9/9/9/9/4K4 b G 1"),
      ProblemOf("4k4/9/9/9/9/9/9/9/4K4 b P 1"),
  };
  const absl::StatusOr<MateShare> share = MeasureMateShare(problems, 10000, 2, nullptr, stop);
  ASSERT_TRUE(share.ok()) << share.status();
  EXPECT_EQ(share->mates, 1);
  EXPECT_EQ(share->total(), 3);
  EXPECT_EQ(MateShareText({1, 2, 1}), "1 mates (25.0 %), 2 no mates, 1 unknown");
  EXPECT_EQ(MeasureMateShare(problems, 1, 1, nullptr, stop)->mates, 0);
}

TEST(MateShare, RefusesWhatIsNoProblem) {
  const std::atomic<bool> stop{false};
  EXPECT_FALSE(
      MeasureMateShare({ProblemOf("9/9/9/9/9/9/9/9/4K4 b G 1")}, 100, 1, nullptr, stop).ok());
}

TEST(CollectGames, AllFormatsOfAFolderPackedOrNot) {
  const std::string folder = testing::TempDir() + "/collected";
  ASSERT_TRUE(MakeFolder(folder).ok());
  ASSERT_TRUE(WriteSourceFile(folder + "/a.csa", "PI\n+\n+7776FU\n%TORYO\n").ok());
  ASSERT_TRUE(WriteSourceFile(folder + "/b.usi.zst",
                              "startpos moves 2g2f ; end=resign\nstartpos moves 7g7e\n")
                  .ok());
  ASSERT_TRUE(WriteFileAtomically(folder + "/c.usi.zst", "startpos").ok());
  HAKARI_ASSERT_OK(const CollectedGames collected, CollectGames({folder}));
  EXPECT_EQ(collected.files, 3);
  ASSERT_EQ(collected.games.size(), 2u);
  EXPECT_EQ(collected.games[0].lines[0].end, notation::GameEnd::kResignation);
  EXPECT_EQ(collected.refused.size(), 2u);  // an illegal move; a file that is not packed
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
  HAKARI_ASSERT_OK(const GameFiles found, FindGameFiles({folder_}));
  ASSERT_EQ(found.files.size(), 3u);
  EXPECT_EQ(found.files[0].name, "a.kif.zst");
  EXPECT_EQ(found.files[0].path, folder_ + "/a.kif.zst");
  EXPECT_EQ(found.files[1].name, "b.csa");
  EXPECT_EQ(found.files[2].name, "below/c.usi");
  EXPECT_EQ(found.passed_over, 2);
}

TEST_F(GameFilesTest, TakesNamedFilesWhateverTheirName) {
  HAKARI_ASSERT_OK(const GameFiles found, FindGameFiles({folder_ + "/below/d.txt"}));
  EXPECT_EQ(found.files.at(0).name, "d.txt");
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
