#include "suites/engines/usi_position.h"

#include <string>

#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

TEST(UsiPositionTest, AGameFromTheStart) {
  UsiPosition game(Position::Initial());
  EXPECT_EQ(game.text(), "startpos");
  game.Play(*notation::ParseUsiMove("7g7f"));
  game.Play(*notation::ParseUsiMove("3c3d"));
  EXPECT_EQ(game.text(), "startpos moves 7g7f 3c3d");
  EXPECT_EQ(game.position().side_to_move(), kBlack);
  EXPECT_EQ(game.position().ply(), 3);
}

TEST(UsiPositionTest, WhatIsParsedIsTheSame) {
  const auto game = UsiPosition::Parse("startpos moves 7g7f 3c3d");
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(game->text(), "startpos moves 7g7f 3c3d");
  const std::string sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
  for (const std::string& text : {sfen, "sfen " + sfen}) {
    const auto position = UsiPosition::Parse(text);
    ASSERT_TRUE(position.ok()) << position.status();
    EXPECT_EQ(position->text(), "sfen " + sfen);
  }
  EXPECT_EQ(UsiPosition::Parse("sfen " + sfen + " moves G*5b")->text(),
            "sfen " + sfen + " moves G*5b");
}

TEST(UsiPositionTest, BadPositionsAreErrors) {
  for (const char* text : {"", "# nothing", "startpos moves 7g7e", "x", "startpos ; event=x",
                           "startpos moves 7g7f ; end=resign"}) {
    EXPECT_FALSE(UsiPosition::Parse(text).ok()) << text;
  }
}

}  // namespace
}  // namespace hakari::engines
