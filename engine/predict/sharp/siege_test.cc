#include "engine/predict/sharp/siege.h"

#include <gtest/gtest.h>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"

namespace hakari::predict {
namespace {

Square At(int file_and_rank) { return MakeSquare(file_and_rank / 10, file_and_rank % 10); }

TEST(Siege, TheKingIsNoGuardAndShieldsNothing) {
  // A rook looks through the king at 5b to 5a; a gold and a silver guard 5c beside the king.
  const Position position = PositionOf("K99 R55 k52 g42 s62");
  const Siege siege(position, kBlack);
  EXPECT_EQ(siege.king, At(52));
  EXPECT_EQ(siege.ring.Count(), 8);
  EXPECT_TRUE(siege.attacked.Has(At(51)));
  EXPECT_FALSE(siege.free.Has(At(51)));
  EXPECT_EQ(siege.Guards(At(53)), 2);
  EXPECT_EQ(siege.Guards(At(51)), 1);  // the silver
  EXPECT_EQ(siege.Guards(At(61)), 0);  // the king alone: a silver steps aside to no side
  EXPECT_TRUE(siege.lines.sliders.Has(At(55)));
}

TEST(Siege, CountsUpToThreeGuards) {
  const Position position = PositionOf("K99 k11 g32 g52 r45 p43 s55", kBlack);
  const Siege siege(position, kBlack);
  EXPECT_EQ(siege.Guards(At(44)), 3);  // rook, pawn, silver
  EXPECT_EQ(siege.Guards(At(42)), 2);  // both golds
  EXPECT_EQ(siege.Guards(At(22)), 1);  // the gold, the king not counted
  EXPECT_EQ(siege.Guards(At(99)), 0);
}

TEST(Siege, OurOwnKing) {
  const Siege siege(PositionOf("K99 G98 k51 r91 b55"), kBlack);
  EXPECT_TRUE(siege.our_own.pinned.Has(At(98)));
  EXPECT_TRUE(siege.our_own.checkers.Has(At(55)));
}

}  // namespace
}  // namespace hakari::predict
