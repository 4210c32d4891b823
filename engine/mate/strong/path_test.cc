#include "engine/mate/strong/path.h"

#include "engine/mate/strong/repetition_table.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

TEST(Path, ComingRoundWithNoMoreInHandIsARepetition) {
  Path path;
  path.Push(1, HandOf("PG"));
  path.Push(2, HandOf("PG"));
  path.Push(1, HandOf("PGG"));
  EXPECT_EQ(path.Repeated(1, HandOf("PG")), 2);
  EXPECT_EQ(path.Repeated(2, HandOf("G")), 1);
  EXPECT_EQ(path.Repeated(2, HandOf("PPG")), Path::kNone);
  EXPECT_EQ(path.Repeated(3, Hand()), Path::kNone);
  path.Pop();
  EXPECT_EQ(path.Repeated(1, HandOf("PG")), 0);
  EXPECT_EQ(path.Repeated(1, HandOf("PGG")), Path::kNone);
}

TEST(Path, KeysTellWaysApartThatEndAlike) {
  Path one_way;
  one_way.Push(1, Hand());
  one_way.Push(2, Hand());
  Path other_way;
  other_way.Push(2, Hand());
  other_way.Push(1, Hand());
  EXPECT_NE(one_way.KeyWith(3, Hand()), other_way.KeyWith(3, Hand()));
  EXPECT_NE(one_way.KeyWith(3, Hand()), one_way.KeyWith(3, HandOf("P")));
  const uint64_t announced = one_way.KeyWith(3, HandOf("P"));
  one_way.Push(3, HandOf("P"));
  EXPECT_EQ(one_way.key(), announced);
}

TEST(RepetitionTable, HoldsNotesUntilTheyAreClearedOrPushedOut) {
  RepetitionTable table(1);
  EXPECT_EQ(table.Find(5), RepetitionTable::kNone);
  table.Note(5, 2);
  EXPECT_EQ(table.Find(5), 2);
  table.Note(6, 1);
  EXPECT_EQ(table.Find(5), RepetitionTable::kNone);
  EXPECT_EQ(table.Find(6), 1);
  table.Clear();
  EXPECT_EQ(table.Find(6), RepetitionTable::kNone);
}

}  // namespace
}  // namespace hakari::mate
