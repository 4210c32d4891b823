#include "engine/player/game.h"

#include <string>

#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::player {
namespace {

TEST(GameTest, FromTheStart) {
  Game game;
  EXPECT_EQ(GameText(game), "startpos");
  game.Play(*notation::ParseUsiMove("7g7f"));
  game.Play(*notation::ParseUsiMove("3c3d"));
  EXPECT_EQ(GameText(game), "startpos moves 7g7f 3c3d");
  EXPECT_EQ(game.start(), Position::Initial());
  EXPECT_EQ(game.moves(), ParseMoves("7g7f 3c3d"));
  EXPECT_EQ(game.position().side_to_move(), kBlack);
  EXPECT_EQ(game.position().ply(), 3);
}

TEST(GameTest, WhatIsParsedIsTheSame) {
  const auto game = ParseGame("startpos moves 7g7f 3c3d");
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(GameText(*game), "startpos moves 7g7f 3c3d");
  const std::string sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
  for (const std::string& text : {sfen, "sfen " + sfen}) {
    const auto position = ParseGame(text);
    ASSERT_TRUE(position.ok()) << position.status();
    EXPECT_EQ(GameText(*position), "sfen " + sfen);
  }
  EXPECT_EQ(GameText(*ParseGame("sfen " + sfen + " moves G*5b")), "sfen " + sfen + " moves G*5b");
}

TEST(GameTest, BadPositionsAreErrors) {
  for (const char* text : {"", "# nothing", "startpos moves 7g7e", "x", "startpos ; event=x",
                           "startpos moves 7g7f ; end=resign"}) {
    EXPECT_FALSE(ParseGame(text).ok()) << text;
  }
}

TEST(GameTest, MovesGoToTextAndBack) {
  EXPECT_EQ(MovesText(ParseMoves("G*5b 5a4a 2b3c+")), "G*5b 5a4a 2b3c+");
  EXPECT_TRUE(ParseMoves("").empty());
  EXPECT_EQ(MovesText(ParseMoves("7g7f e2e4 2g2f")), "7g7f");
}

}  // namespace
}  // namespace hakari::player
