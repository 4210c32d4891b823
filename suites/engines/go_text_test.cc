#include "suites/engines/go_text.h"

#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

constexpr suites::EngineDeadlines kDeadlines;

GoText Of(const SearchLimits& limits, Color side = kBlack) {
  const absl::StatusOr<GoText> text = GoTextOf(limits, side, kDeadlines);
  EXPECT_TRUE(text.ok()) << text.status();
  return text.ok() ? *text : GoText();
}

TEST(GoTextTest, Counts) {
  SearchLimits limits;
  limits.nodes = 10000;
  EXPECT_EQ(Of(limits).line, "go nodes 10000");
  EXPECT_EQ(Of(limits).deadline_ms, kDeadlines.search_ms);
  limits.depth = 7;
  EXPECT_EQ(Of(limits).line, "go depth 7 nodes 10000");
}

TEST(GoTextTest, Times) {
  SearchLimits movetime;
  movetime.movetime_ms = 300;
  EXPECT_EQ(Of(movetime).line, "go movetime 300");
  EXPECT_EQ(Of(movetime).deadline_ms, 300 + kDeadlines.margin_ms);
  SearchLimits byoyomi;
  byoyomi.byoyomi_ms = 1000;
  EXPECT_EQ(Of(byoyomi).line, "go btime 0 wtime 0 byoyomi 1000");
  EXPECT_EQ(Of(byoyomi).deadline_ms, 1000 + kDeadlines.margin_ms);
}

TEST(GoTextTest, ClocksOfTheSideToMove) {
  SearchLimits limits;
  limits.black_ms = 60000;
  limits.white_ms = 50000;
  limits.black_increment_ms = 100;
  limits.white_increment_ms = 200;
  EXPECT_EQ(Of(limits).line, "go btime 60000 wtime 50000 binc 100 winc 200");
  EXPECT_EQ(Of(limits).deadline_ms, 60100 + kDeadlines.margin_ms);
  EXPECT_EQ(Of(limits, kWhite).deadline_ms, 50200 + kDeadlines.margin_ms);
}

TEST(GoTextTest, WhatNeverEndsIsRefused) {
  SearchLimits limits;
  EXPECT_FALSE(GoTextOf(limits, kBlack, kDeadlines).ok());
  limits.black_ms = 1000;  // white's is missing
  EXPECT_FALSE(GoTextOf(limits, kBlack, kDeadlines).ok());
}

TEST(GoTextTest, ZeroAndLessAreRefused) {
  SearchLimits limits;
  limits.nodes = 0;
  EXPECT_EQ(GoTextOf(limits, kBlack, kDeadlines).status().message(),
            "expected limits above 0, found go nodes 0");
  limits.nodes = 1;
  limits.movetime_ms = -1;
  EXPECT_FALSE(GoTextOf(limits, kBlack, kDeadlines).ok());
}

}  // namespace
}  // namespace hakari::engines
