#include "engine/eval/evaluate.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/eval/default_weights.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"

namespace hakari::eval {
namespace {

int ValueOf(const Position& position) {
  const Weights& weights = DefaultWeights();
  return Evaluate(position, Accumulate(position, weights), weights);
}

TEST(Evaluate, MorePiecesAreBetter) {
  EXPECT_LT(std::abs(ValueOf(Position::Initial())), 50);
  const Position rook_up = PositionOf("K59 k51 R28", kBlack);
  EXPECT_GT(ValueOf(rook_up), 800);
  const Position seen_by_white = PositionOf("K59 k51 R28", kWhite);
  EXPECT_LT(ValueOf(seen_by_white), -800);
}

TEST(Evaluate, AKingUnderSiegeIsWorse) {
  const Position safe = PositionOf("K28 G38 S39 k82 g72 s71 g61 s63 p54", kBlack);
  const Position besieged = PositionOf("K28 G38 S39 k82 g72 s71 g26 s36 p25", kBlack);
  EXPECT_GT(ValueOf(safe), ValueOf(besieged));
}

TEST(Evaluate, APieceForTheTakingIsWorse) {
  const Position guarded = PositionOf("K59 k51 G55 P56 r95 p94", kBlack);
  const Position loose = PositionOf("K59 k51 G55 P46 r95 p94", kBlack);
  EXPECT_GT(ValueOf(guarded), ValueOf(loose));
}

}  // namespace
}  // namespace hakari::eval
