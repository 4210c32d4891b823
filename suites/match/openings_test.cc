#include "suites/match/openings.h"

#include <cstdlib>
#include <fstream>
#include <set>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/testing.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::match {
namespace {

std::string Written(const std::string& name, const std::string& text) {
  const char* const folder = std::getenv("TEST_TMPDIR");
  std::string path = absl::StrCat(folder == nullptr ? "/tmp" : folder, "/", name);
  std::ofstream(path) << text;
  return path;
}

constexpr int kAllPlies = 1000;

TEST(Openings, AreReadFromListsOfPositionsAndMoves) {
  const std::string path = Written("list.usi",
                                   "# ours\n"
                                   "startpos moves 7g7f 3c3d\n"
                                   "sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1\n"
                                   "startpos\n");
  HAKARI_ASSERT_OK(const Openings openings, Openings::Read({path}, kAllPlies, 1));
  ASSERT_EQ(openings.size(), 3u);
  std::multiset<size_t> lengths;
  for (size_t pair = 0; pair < 3; ++pair) lengths.insert(openings.Of(pair).moves.size());
  EXPECT_EQ(lengths, (std::multiset<size_t>{0, 0, 2}));
}

TEST(Openings, AreTheBeginningsOfRecords) {
  HAKARI_ASSERT_OK(const Openings openings,
                   Openings::Read({"suites/corpus/testdata/games.usi"}, 8, 1));
  EXPECT_GT(openings.size(), 1u);
  for (size_t pair = 0; pair < openings.size(); ++pair) {
    EXPECT_EQ(openings.Of(pair).moves.size(), 8u);
  }
}

TEST(Openings, AreDrawnInAnOrderOfTheSeedAndNoneTwice) {
  std::string text;
  for (const char* first : {"1g1f", "2g2f", "3g3f", "4g4f", "5g5f", "6g6f", "7g7f", "8g8f"}) {
    absl::StrAppend(&text, "startpos moves ", first, "\n");
  }
  const std::string path = Written("eight.usi", text);
  HAKARI_ASSERT_OK(const Openings one, Openings::Read({path}, kAllPlies, 1));
  HAKARI_ASSERT_OK(const Openings same, Openings::Read({path}, kAllPlies, 1));
  HAKARI_ASSERT_OK(const Openings other, Openings::Read({path}, kAllPlies, 2));
  const auto first_moves = [](const Openings& openings) {
    std::vector<std::string> moves;
    for (size_t pair = 0; pair < openings.size(); ++pair) {
      moves.push_back(notation::ToUsi(openings.Of(pair).moves[0]));
    }
    return moves;
  };
  EXPECT_EQ(first_moves(one), first_moves(same));
  EXPECT_NE(first_moves(one), first_moves(other));
  EXPECT_EQ(one.Text(), same.Text());
  EXPECT_NE(one.Text(), other.Text());
  EXPECT_TRUE(absl::StartsWith(one.Text(), "8 openings xxh3:")) << one.Text();
  const std::vector<std::string> moves = first_moves(other);
  EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()).size(), 8u);
}

TEST(Openings, LeaveOutWhatLeadsNowhereNew) {
  const std::string path = Written("again.usi",
                                   "startpos moves 7g7f 3c3d 2g2f\n"
                                   "startpos moves 2g2f 3c3d 7g7f\n"
                                   "sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1\n");
  HAKARI_ASSERT_OK(const Openings openings, Openings::Read({path}, kAllPlies, 1));
  EXPECT_EQ(openings.size(), 1u);
  EXPECT_EQ(openings.repeated(), 1u);
  EXPECT_EQ(openings.ended(), 1u);
}

TEST(Openings, MistakesAreNamedByFileAndLine) {
  const std::string path = Written("wrong.usi", "startpos moves 7g7f\nstartpos moves 7g7f 7g7f\n");
  const absl::Status wrong = Openings::Read({path}, kAllPlies, 1).status();
  EXPECT_TRUE(absl::StrContains(wrong.message(), "wrong.usi:2")) << wrong;
  EXPECT_FALSE(Openings::Read({"/no/such/file.usi"}, kAllPlies, 1).ok());
  EXPECT_FALSE(Openings::Read({Written("empty.usi", "# nothing\n")}, kAllPlies, 1).ok());
}

}  // namespace
}  // namespace hakari::match
