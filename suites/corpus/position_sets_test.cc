#include "suites/corpus/position_sets.h"

#include <set>
#include <string>

#include "engine/core/square.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"
#include "suites/corpus/game_reader.h"

namespace hakari::corpus {
namespace {

constexpr char kGames[] = "suites/corpus/testdata/games.usi";

class PositionSetsTest : public testing::Test {
 protected:
  void SetUp() override {
    absl::StatusOr<CollectedGames> collected = CollectGames({kGames});
    ASSERT_TRUE(collected.ok()) << collected.status();
    games_ = collected->games;
    ASSERT_EQ(games_.size(), 6u);
    rules_.end.announce_nodes = 300;
    rules_.search_depth = 2;
  }

  absl::StatusOr<PositionSets> Make(const std::vector<int>& games_per_set, int jobs = 1) {
    return MakePositionSets(games_, games_per_set, rules_, {jobs, nullptr}, stop_);
  }
  std::string TextOf(const std::vector<suites::Problem>& set) {
    std::string text;
    for (const suites::Problem& problem : set) text += suites::ProblemLine(problem) + "\n";
    return text;
  }

  std::vector<notation::GameRecord> games_;
  PositionRules rules_;
  std::atomic<bool> stop_{false};
};

TEST_F(PositionSetsTest, EveryPositionIsAQuestionThatMakesSense) {
  const auto made = Make({6});
  ASSERT_TRUE(made.ok()) << made.status();
  ASSERT_EQ(made->sets.at(0).size(), 60u);
  EXPECT_TRUE(
      suites::ParseProblemSet(TextOf(made->sets[0]), "set").ok());  // ids and positions differ
  for (const suites::Problem& problem : made->sets[0]) {
    const Position position = problem.position();
    EXPECT_TRUE(movegen::HasLegalMove(position)) << problem.sfen();
    EXPECT_FALSE(InCheck(position, Opponent(position.side_to_move()))) << problem.sfen();
    for (const Color color : kColors) EXPECT_NE(position.king(color), kNoSquare);
  }
  EXPECT_EQ(made->sets[0].front().id, "g00001-01");
  EXPECT_EQ(made->sets[0].back().id, "g00006-10");
}

TEST_F(PositionSetsTest, TheSameHoweverManyThreads) {
  const auto one = Make({2, 3}, 1);
  const auto many = Make({2, 3}, 5);
  ASSERT_TRUE(one.ok() && many.ok());
  for (int set : {0, 1}) EXPECT_EQ(TextOf(one->sets[set]), TextOf(many->sets[set]));
  rules_.seed = 2;
  EXPECT_NE(TextOf(one->sets[0]), TextOf(Make({2})->sets[0]));
}

TEST_F(PositionSetsTest, GamesThatComeLaterChangeNothing) {
  const std::string before = TextOf(Make({2, 3})->sets[1]);
  games_.push_back(games_[5]);
  games_.insert(games_.begin() + 5, games_[0]);
  EXPECT_EQ(TextOf(Make({2, 3, 1})->sets[1]), before);
}

TEST_F(PositionSetsTest, NoGameAndNoPositionTwice) {
  games_.insert(games_.begin() + 1, games_[0]);
  // The same end reached from another start.
  games_.resize(2);
  notation::GameRecord later = games_[0];
  for (int ply = 0; ply < 20; ++ply) later.start.DoMove(later.lines[0].moves[ply].move);
  later.lines[0].moves.erase(later.lines[0].moves.begin(), later.lines[0].moves.begin() + 20);
  games_.push_back(later);
  const auto made = Make({1, 1});
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(made->repeated, 1);
  std::set<std::string> boards;
  for (const auto& set : made->sets) {
    for (const suites::Problem& problem : set) {
      EXPECT_TRUE(boards.insert(problem.sfen()).second) << problem.sfen();
    }
  }
  EXPECT_EQ(boards.size(), 20u);
  EXPECT_EQ(made->sets[1][0].Note("game"), "3");
}

TEST_F(PositionSetsTest, UselessGamesArePassedOverAndCounted) {
  games_[0].lines[0].end = notation::GameEnd::kRepetition;
  games_[1].lines[0].moves.resize(8);
  games_[1].lines[0].end = notation::GameEnd::kResignation;
  const auto made = Make({kAllGames});
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(made->undecided, 1);
  EXPECT_EQ(made->too_short, 1);
  EXPECT_EQ(made->sets.at(0).size(), 40u);
}

TEST_F(PositionSetsTest, TooFewGamesIsAnError) {
  EXPECT_EQ(Make({4, 3}).status().code(), absl::StatusCode::kFailedPrecondition);
  games_.clear();
  EXPECT_FALSE(Make({kAllGames}).ok());
}

TEST_F(PositionSetsTest, AnInterruptionGivesNothing) {
  stop_ = true;
  EXPECT_EQ(Make({6}).status().code(), absl::StatusCode::kCancelled);
}

}  // namespace
}  // namespace hakari::corpus
