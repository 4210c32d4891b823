#include "ci/reproduce/margin_lab.h"

#include <atomic>
#include <filesystem>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr char kPlain[] = "plain,table=1";
constexpr char kOther[] = "plain,table=1,killers=1";

class MarginLabTest : public ::testing::Test {
 protected:
  MarginLabTest() {
    options_.keeping.quiet = true;
    options_.keeping.journal_folder = ::testing::TempDir() + "/kept";
    std::filesystem::remove_all(options_.keeping.journal_folder);
    games_.first = games_.second = kPlain;
    games_.nodes = match_.nodes = 30;
    games_.openings = 2;
    match_.first = kPlain;
    match_.second = kOther;
    match_.pairs = 2;
  }

  MarginLab Lab(Shard shard = {}) {
    options_.keeping.shard = shard;
    return MarginLab(options_, {".", 2, 0, &stop_});
  }
  size_t Files() const {
    size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(options_.keeping.journal_folder)) {
      files += entry.path().extension() == ".journal" ? 1 : 0;
    }
    return files;
  }

  MarginLabOptions options_;
  GamesWanted games_;
  MatchWanted match_;
  std::atomic<bool> stop_{false};
};

TEST_F(MarginLabTest, GamesArePlayedOnce) {
  MarginLab lab = Lab();
  const auto played = lab.Games(games_);
  ASSERT_TRUE(played.ok()) << played.status();
  EXPECT_THAT(**played, SizeIs(2));
  EXPECT_THAT((**played)[0], SizeIs(2));
  EXPECT_EQ(*lab.Games(games_), *played);
  EXPECT_EQ(games_.games(), 4);
}

TEST_F(MarginLabTest, GamesOfADepthAreOthers) {
  MarginLab lab = Lab();
  GamesWanted deep = games_;
  deep.depth = 1;
  const auto at_nodes = lab.Games(games_), at_depth = lab.Games(deep);
  ASSERT_TRUE(at_depth.ok()) << at_depth.status();
  EXPECT_NE((**at_nodes)[0][0].moves, (**at_depth)[0][0].moves);
  EXPECT_EQ(deep.LimitText(), "depth 1 a move");
  EXPECT_EQ(games_.LimitText(), "30 nodes a move");
  EXPECT_EQ(Files(), 2u);
}

TEST_F(MarginLabTest, AMatchIsCountedByPairs) {
  MarginLab lab = Lab();
  const auto run = lab.Match(match_);
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_THAT((*run)->outcomes, SizeIs(2));
  EXPECT_THAT((*run)->moves, SizeIs(2));
  EXPECT_EQ((*run)->games.games(), 4);
  EXPECT_EQ((*run)->faults, 0);
  EXPECT_GT((*run)->answers, 0);
  EXPECT_EQ(*lab.Match(match_), *run);
}

TEST_F(MarginLabTest, ShardsBecomeAWhole) {
  const std::vector<size_t> whole = (*Lab().Match(match_))->outcomes;
  const std::vector<std::string> moves = (*Lab().Match(match_))->moves;
  std::filesystem::remove_all(options_.keeping.journal_folder);
  for (const int index : {1, 2}) {
    MarginLab lab = Lab({index, 2});
    const absl::Status played = lab.PlayAll({{games_}, {match_}});
    ASSERT_TRUE(played.ok()) << played;
    EXPECT_THAT(**lab.Games(games_), SizeIs(1));
    EXPECT_THAT((*lab.Match(match_))->outcomes, ElementsAre(whole[static_cast<size_t>(index) - 1]));
  }
  stop_ = true;  // all games are kept, so none is started
  MarginLab lab = Lab();
  EXPECT_THAT(**lab.Games(games_), SizeIs(2));
  EXPECT_EQ((*lab.Match(match_))->moves, moves);
}

TEST_F(MarginLabTest, MoreShardsThanPairsHaveNothingToDo) {
  MarginLab lab = Lab({3, 3});
  const absl::Status played = lab.PlayAll({{games_}, {match_}});
  EXPECT_TRUE(played.ok()) << played;
}

TEST_F(MarginLabTest, WhatEveryShardNeedsIsPlayedByEachAndKeptByNone) {
  games_.by_every_shard = true;
  MarginLab lab = Lab({2, 2});
  const auto played = lab.Games(games_);
  ASSERT_TRUE(played.ok()) << played.status();
  EXPECT_THAT(**played, SizeIs(2));
  EXPECT_FALSE(std::filesystem::exists(options_.keeping.journal_folder));
}

TEST_F(MarginLabTest, AnInterruptionSaysWhatIsKept) {
  stop_ = true;
  MarginLab lab = Lab();
  games_.about = "counting";
  EXPECT_TRUE(absl::IsCancelled(lab.Games(games_).status()));
  EXPECT_THAT(std::string(lab.Match(match_).status().message()),
              HasSubstr("finished games are kept"));
}

TEST_F(MarginLabTest, SettingsThatMakeNoSenseAreAnError) {
  MarginLab lab = Lab();
  match_.first = "plain,nobody=1";
  EXPECT_THAT(std::string(lab.Match(match_).status().message()), HasSubstr("nobody"));
  match_.first = kPlain;
  match_.pairs = 0;
  EXPECT_EQ(lab.Match(match_).status().code(), absl::StatusCode::kInvalidArgument);
}

TEST_F(MarginLabTest, EachRunHasAFileOfItsOwn) {
  MarginLab lab = Lab();
  ASSERT_TRUE(lab.PlayAll({{games_}, {match_}}).ok());
  EXPECT_EQ(Files(), 2u);
}

TEST(MatchWanted, SaysItsLimit) {
  MatchWanted match;
  match.nodes = 2000;
  EXPECT_EQ(match.LimitText(), "2000 nodes a move");
  match.move_ms = 100;
  EXPECT_EQ(match.LimitText(), "0.1 s a move");
}

}  // namespace
}  // namespace hakari::reproduce
