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

}  // namespace
}  // namespace hakari::eval
