#include "engine/search/memory/histories.h"

#include <gtest/gtest.h>

#include <memory>

#include "engine/position/setup_for_test.h"

namespace hakari::search {
namespace {

TEST(AddBonus, StaysWithinItsLimit) {
  int16_t value = 0;
  for (int i = 0; i < 1000; ++i) AddBonus(value, 2000);
  EXPECT_LE(value, kHistoryLimit);
  EXPECT_GT(value, kHistoryLimit - 2000);
  for (int i = 0; i < 1000; ++i) AddBonus(value, -2000);
  EXPECT_GE(value, -kHistoryLimit);
  EXPECT_LT(value, -kHistoryLimit + 2000);
}

TEST(AddBonus, CountsTheNewestMost) {
  int16_t first = 0, last = 0;
  AddBonus(first, 1000);
  for (int i = 0; i < 20; ++i) AddBonus(first, -500);
  for (int i = 0; i < 20; ++i) AddBonus(last, -500);
  AddBonus(last, 1000);
  EXPECT_GT(last, first);
}

TEST(AddBonus, AddsTheWholeBonusToNothing) {
  int16_t value = 0;
  AddBonus(value, 300);
  EXPECT_EQ(value, 300);
  AddBonus(value, 0);
  EXPECT_EQ(value, 300);
}

TEST(PieceTo, TellsKindsAndSquaresApart) {
  const Position position = PositionOf("K59 k51 P77 +p33", kBlack, "G", "");
  const Move push = Move::Board(MakeSquare(7, 7), MakeSquare(7, 6));
  const Move drop = Move::Drop(kGold, MakeSquare(7, 6));
  EXPECT_EQ(MovedKind(position, push), kPawn);
  EXPECT_EQ(MovedKind(position, drop), kGold);
  EXPECT_EQ(PieceTo(position, push), PieceTo(kPawn, MakeSquare(7, 6)));
  EXPECT_NE(PieceTo(position, push), PieceTo(position, drop));
  EXPECT_LT(PieceTo(kDragon, MakeSquare(9, 9)), kPieceTos);
}

TEST(Histories, ForgetEverything) {
  const auto histories = std::make_unique<Histories>();
  histories->quiet[kWhite][1][7] = 5;
  histories->capture[kBlack][3][2] = 5;
  histories->reply[kBlack][1][2] = 5;
  histories->follow_up[kWhite][1][2] = 5;
  histories->counter[kBlack][9] = Move::Drop(kGold, MakeSquare(7, 6));
  histories->Clear();
  EXPECT_EQ(histories->quiet[kWhite][1][7], 0);
  EXPECT_EQ(histories->capture[kBlack][3][2], 0);
  EXPECT_EQ(histories->reply[kBlack][1][2], 0);
  EXPECT_EQ(histories->follow_up[kWhite][1][2], 0);
  EXPECT_FALSE(histories->counter[kBlack][9]);
}

}  // namespace
}  // namespace hakari::search
