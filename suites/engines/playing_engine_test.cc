#include "suites/engines/playing_engine.h"

#include <set>
#include <string>

#include "engine/player/game.h"
#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

player::Question Asked(player::Question::Kind kind) {
  player::Question question;
  question.kind = kind;
  question.game = *player::ParseGame("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
  question.limits.nodes = 1000;
  return question;
}

TEST(PlayingEngineTest, PlaysAndSolvesMates) {
  PlayingEngine engine;
  ASSERT_FALSE(engine.SetOption("USI_Hash", "1", nullptr));
  EXPECT_EQ(engine.Ask(Asked(player::Question::Kind::kMove), {}, nullptr).kind,
            player::Answer::Kind::kMove);
  EXPECT_EQ(engine.Ask(Asked(player::Question::Kind::kMate), {}, nullptr).kind,
            player::Answer::Kind::kMate);
}

TEST(PlayingEngineTest, OptionsOfBothAreOfferedOnce) {
  const PlayingEngine engine;
  std::set<std::string> names;
  for (const player::Option& option : engine.options()) {
    EXPECT_TRUE(names.insert(option.name).second) << option.name;
  }
  EXPECT_EQ(names.count("MateSolver"), 1u);
  EXPECT_EQ(names.count("null_move"), 1u);
  EXPECT_EQ(names.count("USI_Hash"), 1u);
}

TEST(PlayingEngineTest, AnOptionGoesToWhoHasIt) {
  PlayingEngine engine;
  EXPECT_FALSE(engine.SetOption("MateSolver", "pds", nullptr));
  EXPECT_TRUE(engine.SetOption("MateSolver", "oracle", nullptr));
  EXPECT_FALSE(engine.SetOption("null_move", "0", nullptr));
  EXPECT_TRUE(engine.SetOption("USI_Hash", "0", nullptr));
  EXPECT_TRUE(engine.SetOption("Book", "x", nullptr));
}

}  // namespace
}  // namespace hakari::engines
