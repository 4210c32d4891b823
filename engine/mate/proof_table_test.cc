#include "engine/mate/proof_table.h"

#include <vector>

#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

using Entry = ProofTable::Entry;

// Boards that differ in where the king stands.
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

}  // namespace
}  // namespace hakari::mate
