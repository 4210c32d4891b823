#include "engine/mate/bounded/bounded_table.h"

#include <string>
#include <vector>

#include "engine/mate/board_code.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/numbers.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint32_t kPositions = 1000;

std::vector<BoardCode> Codes(int count) {
  std::vector<BoardCode> codes;
  for (const Position& position : PositionsFromGames(1, count)) {
    codes.push_back(BoardCode::Of(position));
  }
  return codes;
}

BoundedTable Table(int ways, int log2_entries = 4) {
  BoundedTableKind kind;
  kind.log2_entries = log2_entries;
  kind.ways = ways;
  return BoundedTable(kind, kPositions);
}

TEST(BoundedTable, HoldsWholePositions) {
  const std::vector<BoardCode> codes = Codes(2);
  BoundedTable table = Table(1);
  table.Hold(7, codes[0]).numbers = {3, 4};
  ASSERT_NE(table.Find(7, codes[0]), nullptr);
  EXPECT_EQ(table.Find(7, codes[0])->numbers, (Numbers{3, 4}));
  EXPECT_EQ(table.Find(7, codes[1]), nullptr) << "the key alone is not enough";
  EXPECT_EQ(&table.Hold(7, codes[0]), table.Find(7, codes[0])) << "is not held twice";
}

TEST(BoundedTable, OfOneWayWhoeverComesLastIsHeld) {
  const std::vector<BoardCode> codes = Codes(2);
  BoundedTable table = Table(1);
  table.Hold(7, codes[0]).work = 1000;
  table.Hold(7 + 16, codes[1]);
  EXPECT_EQ(table.Find(7, codes[0]), nullptr);
  EXPECT_NE(table.Find(7 + 16, codes[1]), nullptr);
}

TEST(BoundedTable, OfSeveralWaysTheLeastWorkIsReplaced) {
  const std::vector<BoardCode> codes = Codes(6);
  BoundedTable table = Table(4);
  const uint32_t works[] = {5, 2, 9, 2};
  for (size_t i = 0; i < 4; ++i) table.Hold(4 * i, codes[i]).work = works[i];
  BoundedTable::Entry& fifth = table.Hold(16, codes[4]);
  EXPECT_EQ(table.Find(4, codes[1]), nullptr) << "the first of those with least";
  EXPECT_EQ(fifth.work, 0u) << "not that of the position before";
  EXPECT_FALSE(fifth.numbers.solved());
  table.Hold(20, codes[5]);
  EXPECT_EQ(table.Find(16, codes[4]), nullptr);
  EXPECT_NE(table.Find(0, codes[0]), nullptr);
}

TEST(BoundedTable, ForgetsEverything) {
  const std::vector<BoardCode> codes = Codes(1);
  BoundedTable table = Table(1);
  table.Hold(7, codes[0]);
  table.Clear();
  EXPECT_EQ(table.Find(7, codes[0]), nullptr);
}

TEST(BoundedTable, HasOneName) {
  for (const char* name :
       {"table10", "table12-ways4", "table22-forgetting", "table16-ways2-forgetting",
        "table10-frames", "table10-ways2-frames-forgetting"}) {
    const auto kind = ParseBoundedTable(name);
    ASSERT_TRUE(kind.ok()) << kind.status();
    EXPECT_EQ(BoundedTableName(*kind), name);
  }
  for (const char* name :
       {"", "table", "table3", "table27", "table12-ways3", "table12-ways32", "table12-ways1",
        "table12-forgetting-ways4", "table12-forgetting-frames", "table012", "12"}) {
    EXPECT_FALSE(ParseBoundedTable(name).ok()) << name;
  }
}

}  // namespace
}  // namespace hakari::mate
