#include "engine/notation/csa/csa_move.h"

#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

TEST(CsaMove, IsReadAndWritten) {
  const Position position = Position::Initial();
  const std::optional<CsaMove> written = ParseCsaMove("+7776FU");
  ASSERT_TRUE(written.has_value());
  const std::optional<Move> move = ResolveCsaMove(position, *written);
  EXPECT_EQ(move, Move::Board(MakeSquare(7, 7), MakeSquare(7, 6)));
  EXPECT_EQ(ToCsa(position, *move), "+7776FU");
  EXPECT_EQ(ToCsa(MakeSquare(9, 1)), "91");
}

TEST(CsaMove, PromotesWhenTheNameDoes) {
  const Position position = Position::Initial();
  const Move promotion = Move::Promoting(MakeSquare(8, 8), MakeSquare(2, 2));
  EXPECT_EQ(ResolveCsaMove(position, *ParseCsaMove("+8822UM")), promotion);
  EXPECT_EQ(ToCsa(position, promotion), "+8822UM");
  EXPECT_EQ(ResolveCsaMove(position, *ParseCsaMove("+0055KA")),
            Move::Drop(kBishop, MakeSquare(5, 5)));
}

TEST(CsaMove, NamesThePieceThatIsThere) {
  const Position position = Position::Initial();
  for (const char* text :
       {"+7776KI", "+7776UM", "+5958TO", "-7776FU", "+7677FU", "+7777FU", "+0055TO"}) {
    EXPECT_EQ(ResolveCsaMove(position, *ParseCsaMove(text)), std::nullopt) << text;
  }
}

TEST(CsaMove, RefusesOtherText) {
  for (const char* text :
       {"", "+", "7776FU", "+7776", "+7776fu", "+7700FU", "+0776FU", "+7776FUx", "+a776FU"}) {
    EXPECT_FALSE(ParseCsaMove(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace hakari::notation
