// Tests single small positions; exchange_judge_test.cc tests many random ones.
#include "engine/search/order/exchange.h"

#include <gtest/gtest.h>

#include "engine/notation/usi_move.h"
#include "engine/position/setup_for_test.h"

namespace hakari::search {
namespace {

// Expects that the move wins exactly `value`.
void ExpectExchange(const Position& position, const char* move, int value) {
  const Move parsed = *notation::ParseUsiMove(move);
  EXPECT_TRUE(ExchangeAtLeast(position, parsed, value)) << move;
  EXPECT_FALSE(ExchangeAtLeast(position, parsed, value + 1)) << move;
}

constexpr int kPawnValue = ExchangeValue(kPawn);

TEST(Exchange, CountsAPieceTakenForBothSides) {
  EXPECT_EQ(ExchangeValue(kNoKind), 0);
  EXPECT_EQ(ExchangeValue(kPawn), 200);
  EXPECT_EQ(ExchangeValue(kPromotedPawn), kBoardValue[kPromotedPawn] + kBoardValue[kPawn]);
  EXPECT_EQ(PromotionGain(kGold), 0);
  EXPECT_EQ(PromotionGain(kKing), 0);
  EXPECT_GT(PromotionGain(kPawn), 0);
}

TEST(Exchange, WinsWhatNobodyGuards) {
  ExpectExchange(PositionOf("K59 k51 R28 p25"), "2h2e", kPawnValue);
}

TEST(Exchange, LosesWhatTakesAGuardedPawn) {
  ExpectExchange(PositionOf("K59 k51 R28 p25 g24"), "2h2e", kPawnValue - ExchangeValue(kRook));
}

TEST(Exchange, LooksThroughPiecesOnALine) {
  // The rook behind the gold recaptures.
  const Position position = PositionOf("K59 k51 G26 R29 p25 s24");
  ExpectExchange(position, "2f2e", kPawnValue - ExchangeValue(kGold) + ExchangeValue(kSilver));
}

TEST(Exchange, LetsSidesStop) {
  // White's gold guards the pawn, but should not capture the silver, since the rook guards it.
  ExpectExchange(PositionOf("K59 k51 S45 R48 p44 g43"), "4e4d", kPawnValue);
}

TEST(Exchange, CountsThePromotionOfTheMove) {
  const Position position = PositionOf("K59 k91 R28 p23");
  ExpectExchange(position, "2h2c+", kPawnValue + PromotionGain(kRook));
  ExpectExchange(position, "2h2c", kPawnValue);
}

TEST(Exchange, KnowsQuietMovesAndDrops) {
  const Position position = PositionOf("K59 k51 R28 g24", kBlack, "P", "");
  ExpectExchange(position, "2h2f", 0);
  ExpectExchange(position, "2h2e", -ExchangeValue(kRook));
  ExpectExchange(position, "P*2e", 0);  // the rook guards the pawn
  ExpectExchange(PositionOf("K59 k51 g24", kBlack, "P", ""), "P*2e", -kPawnValue);
}

TEST(Exchange, LetsTheKingTakeWhatNobodyGuards) {
  ExpectExchange(PositionOf("K59 k51 G53 p52"), "5c5b", kPawnValue - ExchangeValue(kGold));
  ExpectExchange(PositionOf("K59 k51 G53 p52 L58"), "5c5b", kPawnValue);
}

}  // namespace
}  // namespace hakari::search
