#include "ci/reproduce/margin_plan.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// A game of 120 moves at 1000 nodes takes 0.12 s, plus 0.02 s; two games run in parallel.
constexpr GameRate kRate = {1e6, 2, 1};

GamesWanted Games(int openings) {
  GamesWanted wanted;
  wanted.first = "a";
  wanted.second = "b";
  wanted.nodes = 1000;
  wanted.openings = openings;
  return wanted;
}

MatchWanted Timed(int pairs) {
  MatchWanted wanted;
  wanted.first = "a";
  wanted.second = "b";
  wanted.move_ms = 100;
  wanted.pairs = pairs;
  return wanted;
}

TEST(MarginPlan, GamesAndHoursByLimit) {
  EXPECT_EQ(
      PlanText({{Games(500)}, {Timed(150)}}, {}, kRate),
      "plan: 300 games of 0.1 s a move, 60 min 00 s; 1000 games of 1000 nodes a move, 70 s; "
      "about 61 min 10 s in total on this machine, in parts of at most an hour each by --shard "
      "1/2 to 2/2; finished games and searches are kept and not repeated\n");
}

TEST(MarginPlan, WhatTwoTablesAskForCountsOnce) {
  EXPECT_THAT(PlanText({{Games(500), Games(500)}, {}}, {}, kRate), HasSubstr(" 1000 games of"));
}

// 1000 searches of 1 s plus 0.02 s, two in parallel.
TEST(MarginPlan, SearchesBesideGamesCountToo) {
  const GamesNeeded needed = {{Games(500)}, {}, {{"to depth 9", 1000, 1'000'000}}};
  EXPECT_EQ(PlanText(needed, {}, kRate),
            "plan: 1000 searches to depth 9 of about 1000000 nodes, 8 min 30 s; 1000 games of 1000 "
            "nodes a move, 70 s; about 9 min 40 s in total on this machine; finished games and "
            "searches are kept and not repeated\n");
  MarginLabOptions options;
  options.keeping.shard = {1, 4};
  EXPECT_THAT(PlanText(needed, options, kRate), HasSubstr("plan: 250 searches to depth 9"));
}

TEST(MarginPlan, GamesOfADepthAreCountedByWhatAMoveTakes) {
  GamesWanted wanted = Games(500);
  wanted.depth = 6;
  EXPECT_THAT(
      PlanText({{wanted, Games(500)}, {}}, {}, kRate),
      HasSubstr("1000 games of 1000 nodes a move, 70 s; 1000 games of depth 6 a move, 70 s"));
}

TEST(MarginPlan, AShardHasItsPart) {
  MarginLabOptions options;
  options.keeping.shard = {2, 4};
  const std::string text = PlanText({{Games(500)}, {Timed(300)}}, options, kRate);
  EXPECT_THAT(text, HasSubstr("150 games of 0.1 s"));
  EXPECT_THAT(text, HasSubstr("250 games of 1000 nodes"));
  EXPECT_THAT(text, Not(HasSubstr("--shard")));
}

TEST(MarginPlan, TheRateIsMeasured) {
  const GameRate rate = MeasuredGameRate(1);
  EXPECT_GT(rate.nodes_a_second, 100);
  EXPECT_EQ(rate.timed_jobs, 1);
}

}  // namespace
}  // namespace hakari::reproduce
