#include "engine/mate/proof_table.h"

#include <vector>

#include "engine/mate/board_code.h"
#include "engine/mate/numbers.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

using Entry = ProofTable::Entry;

// Boards that differ in the square of the king.
BoardCode CodeOf(int square) {
  Position position;
  position.Put(MakePiece(kBlack, kKing), static_cast<Square>(square));
  return BoardCode::Of(position);
}

Entry Find(const ProofTable& table, uint64_t hash, const BoardCode& wanted) {
  return table.Find(hash, [&wanted](const BoardCode& code) { return code == wanted; });
}

TEST(ProofTable, FindsWhatWasInserted) {
  ProofTable table(10);
  const Entry entry = table.Insert(42, CodeOf(5));
  table.SetNumbers(entry, {3, 7});
  table.SetLength(entry, 9);
  EXPECT_EQ(Find(table, 42, CodeOf(5)), entry);
  EXPECT_EQ(table.numbers(entry), (Numbers{3, 7}));
  EXPECT_EQ(table.length(entry), 9);
  EXPECT_EQ(Find(table, 43, CodeOf(5)), ProofTable::kAbsent);
}

TEST(ProofTable, EqualHashesAreNotEqualPositions) {
  ProofTable table(81);
  std::vector<Entry> entries;
  for (int square = 0; square < kSquareCount; ++square) {
    EXPECT_EQ(Find(table, 1, CodeOf(square)), ProofTable::kAbsent);
    entries.push_back(table.Insert(1, CodeOf(square)));
  }
  for (int square = 0; square < kSquareCount; ++square) {
    EXPECT_EQ(Find(table, 1, CodeOf(square)), entries[square]);
  }
}

TEST(ProofTable, IsEmptyOnceCleared) {
  ProofTable table(2);
  table.Insert(1, CodeOf(1));
  table.Clear();
  EXPECT_EQ(table.size(), 0u);
  EXPECT_EQ(Find(table, 1, CodeOf(1)), ProofTable::kAbsent);
}

TEST(ProofTable, OldGenerationsNeverComeBack) {
  constexpr int kMoreThanThereAreGenerations = 70'000;
  ProofTable table(2);
  for (int i = 0; i < kMoreThanThereAreGenerations; ++i) {
    ASSERT_EQ(Find(table, 7, CodeOf(7)), ProofTable::kAbsent);
    table.Insert(7, CodeOf(7));
    ASSERT_EQ(Find(table, 7, CodeOf(7)), 0u);
    table.Clear();
  }
}

TEST(ProofTable, SaysWhatItTakes) {
  EXPECT_GE(ProofTable::BytesFor(1'000'000), 90'000'000u);
  EXPECT_LE(ProofTable::BytesFor(1'000'000), 110'000'000u);
}

TEST(Numbers, WinsAndLossesAreSolved) {
  EXPECT_TRUE(Numbers::Win().solved());
  EXPECT_TRUE(Numbers::Loss().solved());
  EXPECT_FALSE((Numbers{1, 1}).solved());
  EXPECT_FALSE(kLargestLimit.solved());
}

TEST(NumberSum, AddsUp) {
  NumberSum sum;
  EXPECT_EQ(sum.value(), 0u);
  sum.Add(2);
  sum.Add(3);
  EXPECT_EQ(sum.value(), 5u);
}

TEST(NumberSum, OfFiniteNumbersStaysFinite) {
  NumberSum sum;
  for (int i = 0; i < 600; ++i) sum.Add(kLargestFiniteNumber);
  EXPECT_EQ(sum.value(), kLargestFiniteNumber);
}

TEST(NumberSum, IsInfiniteIfASummandIs) {
  NumberSum sum;
  sum.Add(1);
  sum.Add(kInfiniteNumber);
  sum.Add(1);
  EXPECT_EQ(sum.value(), kInfiniteNumber);
}

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
