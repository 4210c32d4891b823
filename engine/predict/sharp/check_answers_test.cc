// Answers counted by hand; sharp/reference judges them on random positions.
#include "engine/predict/sharp/check_answers.h"

#include <gtest/gtest.h>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/geometry.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/sharp/siege.h"

namespace hakari::predict {
namespace {

CheckAnswers Count(const Position& position) {
  return CountCheckAnswers(Siege(position, position.side_to_move()));
}

TEST(CheckAnswers, APromotionAndItsRefusalAreOneMove) {
  const CheckAnswers checks = Count(PositionOf("K99 k51 S43"));
  EXPECT_EQ(checks.by_answers[1], 1);  // 52, promoted: it can only be taken; else 42 and 62 too
  EXPECT_EQ(checks.by_answers[3], 1);  // 42, promoted: it is taken, or 61, 62; else 52 too
  EXPECT_EQ(checks.moves, 2);
  EXPECT_EQ(checks.pieces, 1);
  EXPECT_EQ(checks.drops, 0);
}

TEST(CheckAnswers, TwoChecksAtOnceLeaveOnlyTheKing) {
  // From 7c the knight opens the bishop's line from 9e. At 6a it attacks the king as well, and
  // taking it with the gold does not help: the king goes to 41, 42, 52 or takes it. At 8a the gold
  // may also step between at 6b.
  const CheckAnswers checks = Count(PositionOf("K99 k51 g71 B95 N73"));
  EXPECT_EQ(checks.by_answers[4], 1);
  EXPECT_EQ(checks.by_answers[5], 1);
  EXPECT_EQ(checks.moves, 2);
  EXPECT_EQ(checks.pieces, 1);
}

TEST(CheckAnswers, APinnedPieceStaysOnItsLine) {
  EXPECT_EQ(Count(PositionOf("K99 G93 k81 r91")).moves, 1);  // 92
  EXPECT_EQ(Count(PositionOf("K89 G93 k81 r91")).moves, 2);  // 82 too
}

TEST(CheckAnswers, WhatACheckTakesNoLongerGuards) {
  // The gold at 5b does not attack its own square, so nothing guards that square when the gold is
  // taken. The rook behind the pawn supports the pawn only once the pawn has moved, which is not
  // considered.
  const CheckAnswers checks = Count(PositionOf("K99 k51 g52 R55 P53"));
  EXPECT_EQ(checks.moves, 1) << "the pawn takes, and promotes";
  EXPECT_EQ(checks.by_answers[1], 1) << "the king takes it";
}

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
  EXPECT_EQ(siege.Guards(At(61)), 0);  // only the king: a silver does not move sideways
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

// A piece of kUs reaches a square from the squares to which a piece of the other side would move
// from it.
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
