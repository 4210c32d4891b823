// Compares exchange evaluation with captures made on a real board.
#include <gtest/gtest.h>

#include <cstdint>

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/position/position.h"
#include "engine/reference/census.h"
#include "engine/search/judges/positions.h"
#include "engine/search/judges/slow_exchange.h"
#include "engine/search/order/exchange.h"

namespace hakari::search {
namespace {

constexpr int kPositions = 2500;

void JudgeMove(const Position& position, Move move, reference::Census& census) {
  const int value = SlowExchange(position, move);
  for (int threshold : {value - 1, value, value + 1, value + 300, -300, -60, 0, 1, 250}) {
    EXPECT_EQ(ExchangeAtLeast(position, move, threshold), value >= threshold)
        << notation::ToUsi(move) << " is worth " << value << ", asked for " << threshold;
  }
  const bool captures = position.at(move.to()) != kNoPiece;
  census.Add(captures ? "captures" : "quiet moves");
  if (captures && value < 0) census.Add("captures that lose");
  if (move.is_promotion()) census.Add("promotions");
  if (!move.is_drop() && KindOf(position.at(move.from())) == kKing) census.Add("king moves");
}

class ExchangeJudge : public testing::TestWithParam<int> {};

TEST_P(ExchangeJudge, AgreesWithCapturesOnABoard) {
  Positions positions(static_cast<uint64_t>(GetParam()));
  reference::Census census;
  for (int i = 0; i < kPositions && !HasFailure(); ++i) {
    const Position& position = positions.Next();
    SCOPED_TRACE(notation::ToSfen(position));
    movegen::MoveList moves;
    movegen::GenerateLegal(position, moves);
    for (Move move : moves) JudgeMove(position, move, census);
  }
  census.ExpectAtLeast({{"captures", 1000},
                        {"captures that lose", 300},
                        {"quiet moves", 50000},
                        {"promotions", 1000},
                        {"king moves", 1000}});
}

INSTANTIATE_TEST_SUITE_P(Seeds, ExchangeJudge, testing::Range(1, 3));

}  // namespace
}  // namespace hakari::search
