#include "suites/predict/studies/whole_games.h"

#include <atomic>
#include <set>

#include "gtest/gtest.h"
#include "suites/corpus/game_reader.h"

namespace hakari::suites {
namespace {

const std::atomic<bool> kNoStop{false};

// An end of the game with this number, so many plies after its start.
Example EndAt(const notation::GameRecord& game, int number, int plies) {
  Example example;
  example.game = number;
  example.position = game.start;
  for (int i = 0; i < plies; ++i) example.position.DoMove(game.lines[0].moves[i].move);
  return example;
}

TEST(WholeGames, PositionsLieInTheirGamesAndDoNotDependOnTheJobs) {
  const auto collected = corpus::CollectGames({"suites/corpus/testdata/games.usi"});
  ASSERT_TRUE(collected.ok()) << collected.status();
  const std::vector<notation::GameRecord>& games = collected->games;
  const std::vector<Example> ends = {EndAt(games[0], 1, 40), EndAt(games[0], 1, 30),
                                     EndAt(games[2], 3, 20)};
  WholeGamePlan plan;
  plan.label_nodes = 1000;
  const auto drawn = DrawFromWholeGames(games, ends, plan, {}, kNoStop);
  const auto in_parallel = DrawFromWholeGames(games, ends, plan, {2, nullptr}, kNoStop);
  ASSERT_TRUE(drawn.ok() && in_parallel.ok());
  ASSERT_EQ(drawn->size(), 20U);
  std::set<int> plies;
  for (size_t i = 0; i < drawn->size(); ++i) {
    const Example& example = (*drawn)[i];
    EXPECT_EQ(example.game, i < 10 ? 1 : 3);
    EXPECT_LE(example.position.ply(), (i < 10 ? 41 : 21) + plan.search_depth);
    EXPECT_EQ(example.position, (*in_parallel)[i].position);
    plies.insert(example.position.ply());
  }
  EXPECT_GT(plies.size(), 8U);
}

TEST(WholeGames, AGameThatIsNotThereIsAnError) {
  std::vector<Example> ends(1);
  ends[0].game = 7;
  EXPECT_FALSE(DrawFromWholeGames({}, ends, {}, {}, kNoStop).ok());
}

}  // namespace
}  // namespace hakari::suites
