// Answers counted by hand; sharp/reference judges them on random positions.
#include "engine/predict/sharp/check_answers.h"

#include <gtest/gtest.h>

#include "engine/core/color.h"
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
  // From 7c the knight opens the bishop's line from 9e. At 6a it attacks the king as well, and the
  // gold may take it in vain: the king goes to 41, 42, 52 or takes it. At 8a the gold may also step
  // between at 6b.
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
  // The gold at 5b attacks not its own square, so when it is taken nothing guards that. The rook
  // behind the pawn supports it only once the pawn has gone, which is not looked at.
  const CheckAnswers checks = Count(PositionOf("K99 k51 g52 R55 P53"));
  EXPECT_EQ(checks.moves, 1) << "the pawn takes, and promotes";
  EXPECT_EQ(checks.by_answers[1], 1) << "the king takes it";
}

}  // namespace
}  // namespace hakari::predict
