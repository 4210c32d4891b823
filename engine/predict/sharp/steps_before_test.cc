#include "engine/predict/sharp/steps_before.h"

#include <gtest/gtest.h>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/geometry.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"

namespace hakari::predict {
namespace {

// A piece of kUs reaches a square from where a piece of the other side, standing there, would go.
template <Color kUs>
void ExpectStepsBackwards(Square to) {
  const Bitboard set = Bitboard::Of(to);
  const auto back = [&](PieceKind kind) { return StepAttacks(Opponent(kUs), kind, to); };
  EXPECT_EQ(BeforePawn<kUs>(set), back(kPawn)) << int{to};
  EXPECT_EQ(BeforeKnight<kUs>(set), back(kKnight)) << int{to};
  EXPECT_EQ(BeforeSilver<kUs>(set), back(kSilver)) << int{to};
  EXPECT_EQ(BeforeGold<kUs>(set), back(kGold)) << int{to};
  EXPECT_EQ(BeforeKing(set), back(kKing)) << int{to};
}

TEST(StepsBefore, AreStepsOfTheOtherSide) {
  for (int i = kSquareBegin; i < kSquareCount; ++i) {
    ExpectStepsBackwards<kBlack>(static_cast<Square>(i));
    ExpectStepsBackwards<kWhite>(static_cast<Square>(i));
  }
}

TEST(StepsBefore, OfASetAreThoseOfAllItsSquares) {
  const Bitboard two = Bitboard::Of(MakeSquare(1, 1)) | Bitboard::Of(MakeSquare(8, 5));
  EXPECT_EQ(BeforeGold<kBlack>(two), BeforeGold<kBlack>(Bitboard::Of(MakeSquare(1, 1))) |
                                         BeforeGold<kBlack>(Bitboard::Of(MakeSquare(8, 5))));
  EXPECT_TRUE(BeforeKing(Bitboard()).empty());
}

}  // namespace
}  // namespace hakari::predict
