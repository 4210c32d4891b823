#include "suites/corpus/position_sets.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "base/status/testing.h"
#include "engine/core/square.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/position/attacks.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"
#include "suites/corpus/game_reader.h"
#include "suites/corpus/random_node.h"

namespace hakari::corpus {
namespace {

constexpr char kGames[] = "suites/corpus/testdata/games.usi";

class PositionSetsTest : public testing::Test {
 protected:
  void SetUp() override {
    HAKARI_ASSERT_OK(CollectedGames collected, CollectGames({kGames}));
    games_ = collected.games;
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
  HAKARI_ASSERT_OK(const auto made, Make({6}));
  ASSERT_EQ(made.sets.at(0).size(), 60u);
  EXPECT_TRUE(
      suites::ParseProblemSet(TextOf(made.sets[0]), "set").ok());  // ids and positions differ
  for (const suites::Problem& problem : made.sets[0]) {
    const Position position = problem.position();
    EXPECT_TRUE(movegen::HasLegalMove(position)) << problem.sfen();
    EXPECT_FALSE(InCheck(position, Opponent(position.side_to_move()))) << problem.sfen();
    for (const Color color : kColors) EXPECT_NE(position.king(color), kNoSquare);
  }
  EXPECT_EQ(made.sets[0].front().id, "g00001-01");
  EXPECT_EQ(made.sets[0].back().id, "g00006-10");
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
  HAKARI_ASSERT_OK(const auto made, Make({1, 1}));
  EXPECT_EQ(made.repeated, 1);
  std::set<std::string> boards;
  for (const auto& set : made.sets) {
    for (const suites::Problem& problem : set) {
      EXPECT_TRUE(boards.insert(problem.sfen()).second) << problem.sfen();
    }
  }
  EXPECT_EQ(boards.size(), 20u);
  EXPECT_EQ(made.sets[1][0].Note("game"), "3");
}

TEST_F(PositionSetsTest, UselessGamesArePassedOverAndCounted) {
  games_[0].lines[0].end = notation::GameEnd::kRepetition;
  games_[1].lines[0].moves.resize(8);
  games_[1].lines[0].end = notation::GameEnd::kResignation;
  HAKARI_ASSERT_OK(const auto made, Make({kAllGames}));
  EXPECT_EQ(made.undecided, 1);
  EXPECT_EQ(made.too_short, 1);
  EXPECT_EQ(made.sets.at(0).size(), 40u);
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

constexpr char kMiddleGame[] =
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1";

TEST(RandomNode, TheSameDiceDrawTheSame) {
  const Position root = *notation::ParseSfen(kMiddleGame);
  Dice one(5);
  Dice same(5);
  Dice other(6);
  const RandomNode drawn = DrawRandomNode(root, 2, one);
  const RandomNode again = DrawRandomNode(root, 2, same);
  ASSERT_TRUE(drawn.position.has_value());
  EXPECT_TRUE(*drawn.position == *again.position);
  EXPECT_EQ(drawn.nodes, again.nodes);
  EXPECT_FALSE(*drawn.position == *DrawRandomNode(root, 2, other).position);
}

TEST(RandomNode, WithoutDepthItIsTheRoot) {
  const Position root = *notation::ParseSfen(kMiddleGame);
  Dice dice(1);
  const RandomNode drawn = DrawRandomNode(root, 0, dice);
  EXPECT_EQ(drawn.nodes, 1u);
  EXPECT_TRUE(*drawn.position == root);
}

// At depth 1 nothing can be cut off: the search visits the root and each of its children.
TEST(RandomNode, EachNodeIsAsLikelyAsAnyOther) {
  const Position root = *notation::ParseSfen("4k4/9/9/9/9/9/4P4/9/4K4 b - 1");
  movegen::MoveList moves;
  movegen::GenerateLegal(root, moves);
  constexpr int kDraws = 7000;
  std::map<std::string, int> drawn;
  for (int i = 0; i < kDraws; ++i) {
    Dice dice(static_cast<uint64_t>(i));
    const RandomNode node = DrawRandomNode(root, 1, dice);
    ASSERT_EQ(node.nodes, static_cast<uint64_t>(moves.size() + 1));
    ++drawn[notation::ToSfen(*node.position)];
  }
  ASSERT_EQ(drawn.size(), static_cast<size_t>(moves.size() + 1));
  const double expected = double{kDraws} / (moves.size() + 1);
  for (const auto& [sfen, times] : drawn) EXPECT_NEAR(times, expected, expected * 0.15) << sfen;
}

int PlainNegamax(Position& position, int depth, Dice& dice) {
  if (depth == 0) return DrawRandomNode(position, 0, dice).value;
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  int best = -10000;
  for (const Move move : moves) {
    const Undo undo = position.DoMove(move);
    best = std::max(best, -PlainNegamax(position, depth - 1, dice));
    position.UndoMove(move, undo);
  }
  return best;
}

TEST(RandomNode, TheSearchFindsTheValueOfTheWholeTree) {
  Dice dice(1);
  for (const char* sfen :
       {kMiddleGame, "4k4/9/4p4/9/4R4/9/9/9/4K4 b - 1", "8k/7r1/9/7R1/9/9/9/9/K8 b G 1"}) {
    Position root = *notation::ParseSfen(sfen);
    EXPECT_EQ(DrawRandomNode(root, 2, dice).value, PlainNegamax(root, 2, dice)) << sfen;
  }
}

TEST(RandomNode, PositionsWithoutAMoveAreNotDrawn) {
  // Black mates by a gold at 5b and in other ways.
  const Position root = *notation::ParseSfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Dice dice(seed);
    ASSERT_TRUE(movegen::HasLegalMove(*DrawRandomNode(root, 1, dice).position));
  }
  const Position mated = *notation::ParseSfen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
  Dice dice(1);
  EXPECT_FALSE(DrawRandomNode(mated, 3, dice).position.has_value());
}

}  // namespace
}  // namespace hakari::corpus
