#include "engine/mate/strong/run_table.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "base/random/dice.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

struct TestEntry {
  uint64_t board_key;
  uint32_t number;
  uint32_t effort;
  uint16_t generation;
};

void Put(RunTable<TestEntry>& table, uint64_t key, uint32_t number) {
  bool added = false;
  TestEntry& entry = table.FindOrAdd(
      key, [number](const TestEntry& other) { return other.number == number; }, added);
  entry.number = number;
}

int CountOf(const RunTable<TestEntry>& table, uint64_t key) {
  int count = 0;
  table.VisitRun(key, [&](const TestEntry& entry) { count += entry.board_key == key; });
  return count;
}

// Keys that lie close together form long runs, some across the end of the table.
uint64_t CrowdedKey(Dice& dice) {
  const uint64_t corner = dice.Below(3) == 0 ? UINT64_MAX - (uint64_t{1} << 50) : 0;
  return corner + dice.Below(1 << 20) * (uint64_t{1} << 30);
}

TEST(RunTable, FindsEverythingHoweverOftenItGrows) {
  constexpr uint64_t kMost = 70'000;
  RunTable<TestEntry> table(kMost);
  std::map<uint64_t, int> expected;
  Dice dice(5);
  for (uint32_t i = 0; i < 40'000; ++i) {
    const uint64_t key = dice.Below(2) == 0 ? dice.Below(UINT64_MAX) : CrowdedKey(dice);
    ASSERT_TRUE(table.MakeRoom());
    Put(table, key, i);
    ++expected[key];
    if (i % 5'000 != 0) continue;
    for (const auto& [known, count] : expected) ASSERT_EQ(CountOf(table, known), count);
  }
  EXPECT_EQ(table.size(), 40'000u);
}

TEST(RunTable, ThrowsAwayOnlyOnceItHasGrownAsFarAsItMay) {
  constexpr uint64_t kMost = 40'000;
  RunTable<TestEntry> table(kMost);
  Dice dice(6);
  uint32_t put = 0;
  while (table.size() == put) {
    ASSERT_TRUE(table.MakeRoom());
    if (table.size() < put) break;
    Put(table, dice.Below(UINT64_MAX), put++);
  }
  EXPECT_EQ(put, kMost - kMost / 8);
  EXPECT_LT(table.size(), kMost / 2);
}

// The order of two entries can decide an answer, so growing must not change it.
TEST(RunTable, EntriesOfABoardStayInOrderHoweverOftenItGrows) {
  RunTable<TestEntry> table(1 << 18, 1 << 4);
  Dice dice(8);
  std::vector<uint64_t> keys;
  for (int i = 0; i < 3000; ++i) keys.push_back(CrowdedKey(dice));
  for (uint32_t i = 0; i < 60'000; ++i) {
    ASSERT_TRUE(table.MakeRoom());
    Put(table, keys[dice.Below(keys.size())], i);
  }
  for (const uint64_t key : keys) {
    int64_t last = -1;
    table.VisitRun(key, [&](const TestEntry& entry) {
      if (entry.board_key != key) return;
      EXPECT_GT(entry.number, last);
      last = entry.number;
    });
  }
}

TEST(RunTable, WhatTookMostWorkIsKept) {
  constexpr uint64_t kMost = 1000;
  RunTable<TestEntry> table(kMost);
  Dice dice(9);
  std::map<uint64_t, uint32_t> effort_of;
  for (;;) {
    const uint64_t before = table.size();
    ASSERT_TRUE(table.MakeRoom());
    if (table.size() < before) break;
    bool added = false;
    const uint64_t key = dice.Below(UINT64_MAX);
    TestEntry& entry = table.FindOrAdd(
        key, [](const TestEntry&) { return true; }, added);
    effort_of[key] = entry.effort = 1 + static_cast<uint32_t>(before % 97);
  }
  uint32_t most_lost = 0;
  uint32_t least_kept = UINT32_MAX;
  for (const auto& [key, effort] : effort_of) {
    const uint32_t of_key = effort;
    bool is_kept = false;
    table.VisitRun(key, [&, key = key](const TestEntry& entry) {
      if (entry.board_key != key) return;
      is_kept = true;
      EXPECT_EQ(entry.effort, of_key);
    });
    uint32_t& edge = is_kept ? least_kept : most_lost;
    edge = is_kept ? std::min(edge, of_key) : std::max(edge, of_key);
  }
  EXPECT_GT(table.size(), 0u);
  EXPECT_LE(table.size(), effort_of.size() / 2);
  EXPECT_LT(most_lost, least_kept);
}

TEST(RunTable, ClearedItIsEmptyAndSmallAgain) {
  RunTable<TestEntry> table(1 << 16);
  Dice dice(7);
  for (int round = 0; round < 3; ++round) {
    std::map<uint64_t, int> expected;
    for (uint32_t i = 0; i < 10'000; ++i) {
      const uint64_t key = CrowdedKey(dice);
      ASSERT_TRUE(table.MakeRoom());
      Put(table, key, i);
      ++expected[key];
    }
    for (const auto& [known, count] : expected) ASSERT_EQ(CountOf(table, known), count);
    const uint64_t one = expected.begin()->first;
    table.Clear();
    EXPECT_EQ(table.size(), 0u);
    EXPECT_EQ(CountOf(table, one), 0);
  }
}

}  // namespace
}  // namespace hakari::mate
