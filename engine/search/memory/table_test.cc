#include "engine/search/memory/table.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/strings/match.h"

namespace hakari::search {
namespace {

Move Nth(int n) { return Move::FromCode(static_cast<uint16_t>(n)); }

// Keys that share a bucket: the upper bits select the bucket.
uint64_t Key(int n) { return uint64_t{5} << 56 | static_cast<uint64_t>(n) << 20 | 77; }

TableRecord Record(int depth, Bound bound = Bound::kLower, Move move = Nth(1)) {
  return {move, 10 * depth, 3, depth, bound, 0};
}

class TableTest : public testing::Test {
 protected:
  TableTest() : table_(*Table::Make(Table::kLeastBytes)) {}

  bool Holds(int n) const { return table_->Find(Key(n)) != nullptr; }
  void Fill(int depth) {
    for (int n = 1; n <= 4; ++n) table_->Store(Key(n), Record(depth));
  }

  const std::unique_ptr<Table> table_;
};

TEST_F(TableTest, GivesBackWhatWasStored) {
  EXPECT_EQ(table_->Find(Key(1)), nullptr);
  table_->Store(Key(1), {Nth(9), -31999, 123, -7, Bound::kUpper, 200});
  const TableEntry* entry = table_->Find(Key(1));
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(entry->move, Nth(9));
  EXPECT_EQ(entry->score, -31999);
  EXPECT_EQ(entry->evaluation, 123);
  EXPECT_EQ(entry->depth, -7);
  EXPECT_EQ(entry->bound(), Bound::kUpper);
  EXPECT_EQ(entry->mate_effort(), 200);
}

TEST_F(TableTest, HoldsNoDepthBeyondItsLargest) {
  table_->Store(Key(1), Record(128));
  table_->Store(Key(2), Record(1000));
  EXPECT_EQ(table_->Find(Key(1))->depth, 127);
  EXPECT_EQ(table_->Find(Key(2))->depth, 127);
}

TEST_F(TableTest, TellsKeysOfABucketApart) {
  table_->Store(Key(1), Record(1));
  EXPECT_FALSE(Holds(2));
  table_->Store(Key(2), Record(2));
  EXPECT_EQ(table_->Find(Key(1))->depth, 1);
  EXPECT_EQ(table_->Find(Key(2))->depth, 2);
}

TEST_F(TableTest, IsEmptyOnceCleared) {
  Fill(3);
  table_->Clear();
  for (int n = 1; n <= 4; ++n) EXPECT_FALSE(Holds(n));
  EXPECT_EQ(table_->PerMilleUsed(), 0);
}

TEST_F(TableTest, KeepsADeeperBoundOfThisSearchAndOnlyAddsAMove) {
  table_->Store(Key(1), Record(9, Bound::kUpper, Move()));
  table_->Store(Key(1), Record(5, Bound::kLower, Nth(2)));
  EXPECT_EQ(table_->Find(Key(1))->depth, 9);
  EXPECT_EQ(table_->Find(Key(1))->bound(), Bound::kUpper);
  EXPECT_EQ(table_->Find(Key(1))->move, Nth(2)) << "it had none";
  table_->Store(Key(1), Record(5, Bound::kLower, Nth(3)));
  EXPECT_EQ(table_->Find(Key(1))->move, Nth(2)) << "it has one";
}

TEST_F(TableTest, TakesABoundOfAtMostThreePliesLess) {
  table_->Store(Key(1), Record(9));
  table_->Store(Key(1), Record(6, Bound::kUpper));
  EXPECT_EQ(table_->Find(Key(1))->depth, 6);
  EXPECT_EQ(table_->Find(Key(1))->bound(), Bound::kUpper);
}

TEST_F(TableTest, TakesWhatIsExactOfAnyDepth) {
  table_->Store(Key(1), Record(20));
  table_->Store(Key(1), Record(1, Bound::kExact));
  EXPECT_EQ(table_->Find(Key(1))->depth, 1);
}

TEST_F(TableTest, TakesAnythingForAnEntryOfAnEarlierSearch) {
  table_->Store(Key(1), Record(20));
  table_->NextSearch();
  table_->Store(Key(1), Record(1));
  EXPECT_EQ(table_->Find(Key(1))->depth, 1);
}

TEST_F(TableTest, KeepsTheMoveAndTheMateEffortOfThePosition) {
  table_->Store(Key(1), {Nth(9), 0, 0, 3, Bound::kLower, 7});
  table_->Store(Key(1), {Move(), 0, 0, 4, Bound::kUpper, 2});
  EXPECT_EQ(table_->Find(Key(1))->depth, 4);
  EXPECT_EQ(table_->Find(Key(1))->move, Nth(9));
  EXPECT_EQ(table_->Find(Key(1))->mate_effort(), 7);
}

TEST_F(TableTest, FillsEmptyEntriesFirst) {
  Fill(0);
  for (int n = 1; n <= 4; ++n) EXPECT_TRUE(Holds(n));
}

TEST_F(TableTest, ReplacesTheShallowestOfABucket) {
  for (int n = 1; n <= 4; ++n) table_->Store(Key(n), Record(n == 3 ? 2 : 5));
  table_->Store(Key(5), Record(1));
  EXPECT_FALSE(Holds(3));
  for (int n : {1, 2, 4, 5}) EXPECT_TRUE(Holds(n));
}

TEST_F(TableTest, ReplacesTheFirstOfEquals) {
  Fill(5);
  table_->Store(Key(5), Record(1));
  EXPECT_FALSE(Holds(1));
  for (int n : {2, 3, 4, 5}) EXPECT_TRUE(Holds(n));
}

TEST_F(TableTest, CountsASearchAsEightPlies) {
  table_->Store(Key(1), Record(10));
  table_->NextSearch();
  for (int n = 2; n <= 4; ++n) table_->Store(Key(n), Record(3));
  table_->Store(Key(5), Record(0));  // 10 - 8 is less than 3
  EXPECT_FALSE(Holds(1));

  table_->Clear();
  table_->Store(Key(1), Record(12));
  table_->NextSearch();
  for (int n = 2; n <= 4; ++n) table_->Store(Key(n), Record(3));
  table_->Store(Key(5), Record(0));  // 12 - 8 is more than 3
  EXPECT_TRUE(Holds(1));
  EXPECT_FALSE(Holds(2));
}

TEST_F(TableTest, CountsSearchesRoundTheirLastNumber) {
  for (int search = 0; search < 63; ++search) table_->NextSearch();
  table_->Store(Key(1), Record(5));
  table_->NextSearch();  // the age wraps around to 0
  for (int n = 2; n <= 4; ++n) table_->Store(Key(n), Record(0));
  table_->Store(Key(5), Record(1));
  EXPECT_FALSE(Holds(1)) << "one search old: 5 - 8 is the least";
}

TEST_F(TableTest, CountsWhatThisSearchHasWritten) {
  EXPECT_EQ(table_->PerMilleUsed(), 0);
  const uint64_t buckets = table_->bytes() / 64;
  // Fills the whole table with evenly spread keys.
  for (uint64_t bucket = 0; bucket < buckets; ++bucket) {
    const uint64_t first =
        static_cast<uint64_t>((static_cast<unsigned __int128>(bucket) << 64) / buckets);
    for (uint64_t n = 1; n <= 4; ++n) table_->Store(first + (n << 8), Record(1));
  }
  EXPECT_GT(table_->PerMilleUsed(), 990);
  table_->NextSearch();
  EXPECT_EQ(table_->PerMilleUsed(), 0);
}

TEST(Table, IsAsLargeAsAskedForButNotTooSmall) {
  EXPECT_EQ((*Table::Make(size_t{3} << 20))->bytes(), size_t{3} << 20);
  EXPECT_EQ((*Table::Make(1))->bytes(), Table::kLeastBytes);
}

#if !defined(__SANITIZE_ADDRESS__)  // the sanitizer would abort the program
TEST(Table, SaysWhatThereIsNoMemoryFor) {
  constexpr size_t kTooLarge = size_t{1} << 62;
  const absl::Status status = Table::Make(kTooLarge).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kResourceExhausted);
  EXPECT_TRUE(absl::StrContains(status.message(), "4398046511104 MiB")) << status;
}
#endif

}  // namespace
}  // namespace hakari::search
