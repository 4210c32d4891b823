#include "engine/notation/usi_move.h"

#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

TEST(UsiMove, ReadsAndWritesEveryKindOfMove) {
  EXPECT_EQ(ParseUsiMove("7g7f"), Move::Board(MakeSquare(7, 7), MakeSquare(7, 6)));
  EXPECT_EQ(ParseUsiMove("8h2b+"), Move::Promoting(MakeSquare(8, 8), MakeSquare(2, 2)));
  EXPECT_EQ(ParseUsiMove("P*5e"), Move::Drop(kPawn, MakeSquare(5, 5)));
  for (const char* text : {"7g7f", "8h2b+", "P*5e", "G*9i", "1a9i", "9i1a+"}) {
    EXPECT_EQ(ToUsi(*ParseUsiMove(text)), text);
  }
}

TEST(UsiMove, RefusesAnythingElse) {
  for (const char* text : {"", "7g7", "7g7f*", "7g7f++", "7g7g", "0a1b", "1j1a", "K*5e", "p*5e",
                           "P*5e+", "X*5e", "resign", "win", "7G7F"}) {
    EXPECT_EQ(ParseUsiMove(text), std::nullopt) << text;
  }
}

TEST(UsiMove, NamesNoMove) { EXPECT_EQ(ToUsi(Move()), "none"); }

}  // namespace
}  // namespace hakari::notation
