#include "engine/mate/board_code.h"

#include <vector>

#include "engine/movegen/movegen.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

std::vector<Position> Samples(int count) {
  std::vector<Position> positions;
  reference::SampleStream stream(1);
  for (int i = 0; i < count; ++i) positions.push_back(stream.Next().position);
  return positions;
}

TEST(BoardCode, FollowsMoves) {
  int moves_tried = 0;
  for (const Position& position : Samples(300)) {
    const BoardCode code = BoardCode::Of(position);
    movegen::MoveList moves;
    movegen::GenerateLegal(position, moves);
    for (const Move move : moves) {
      Position after = position;
      after.DoMove(move);
      ASSERT_TRUE(code.After(position, move) == BoardCode::Of(after));
      ASSERT_TRUE(BoardCode::Of(after).IsAfter(code, position, move));
      ++moves_tried;
    }
  }
  EXPECT_GT(moves_tried, 10000);
}

TEST(BoardCode, TellsChildrenApart) {
  int pairs = 0;
  for (const Position& position : Samples(50)) {
    const BoardCode code = BoardCode::Of(position);
    movegen::MoveList moves;
    movegen::GenerateLegal(position, moves);
    for (const Move made : moves) {
      const BoardCode child = code.After(position, made);
      for (const Move move : moves) {
        ASSERT_EQ(child.IsAfter(code, position, move), move == made);
        ++pairs;
      }
    }
  }
  EXPECT_GT(pairs, 10000);
}

TEST(BoardCode, ChangesWithEveryPart) {
  const Position initial = Position::Initial();
  Position changed = initial;
  changed.SetSideToMove(kWhite);
  EXPECT_FALSE(BoardCode::Of(initial) == BoardCode::Of(changed));
  changed = initial;
  changed.Clear(MakeSquare(9, 9));
  EXPECT_FALSE(BoardCode::Of(initial) == BoardCode::Of(changed));
  for (Color color : kColors) {
    changed = initial;
    Hand hand;
    hand.Add(kGold);
    changed.SetHand(color, hand);
    EXPECT_FALSE(BoardCode::Of(initial) == BoardCode::Of(changed));
  }
}

}  // namespace
}  // namespace hakari::mate
