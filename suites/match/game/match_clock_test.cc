#include "suites/match/game/match_clock.h"

#include <string>

#include "gtest/gtest.h"

namespace hakari::match {
namespace {

Allowance Of(const std::string& text, int64_t margin_ms = 0) {
  absl::StatusOr<Allowance> allowance = ParseAllowance(text);
  EXPECT_TRUE(allowance.ok()) << allowance.status();
  if (!allowance.ok()) return {};
  allowance->margin_ms = margin_ms;
  return *allowance;
}

TEST(Allowance, TextGoesBothWays) {
  for (const char* text :
       {"nodes=10000", "depth=6", "nodes=10000 depth=6", "movetime=100", "time=60", "time=60+0.5",
        "time=0+1", "byoyomi=1000", "time=10 byoyomi=1000", "nodes=5 time=0.25+0.001"}) {
    EXPECT_EQ(AllowanceText(Of(text)), text);
  }
}

TEST(Allowance, RefusesAnythingElse) {
  for (const char* text :
       {"", "nodes", "nodes=", "nodes=0", "nodes=-1", "nodes=x", "depth=1001", "nodes=1 nodes=2",
        "time=-1", "time=x", "time=1+2+3", "time=1e30", "time=nan", "time=0", "time=0+0",
        "movetime=0", "movetime=10 byoyomi=10", "movetime=10 time=1", "speed=3"}) {
    EXPECT_FALSE(ParseAllowance(text).ok()) << text;
  }
}

TEST(MatchClock, CountsAreNoTime) {
  MatchClock clock(Of("nodes=1000 depth=3"), Of("nodes=2000"));
  EXPECT_EQ(clock.LimitsFor(kBlack).nodes, 1000u);
  EXPECT_EQ(clock.LimitsFor(kBlack).depth, 3);
  EXPECT_EQ(clock.LimitsFor(kWhite).nodes, 2000u);
  EXPECT_FALSE(clock.LimitsFor(kWhite).byoyomi_ms.has_value());
  const Charge charge = clock.Take(kBlack, 1'000'000);
  EXPECT_FALSE(charge.time_is_up);
  EXPECT_EQ(charge.beyond_ms, 0);
}

TEST(MatchClock, AClockRunsDownAndGrowsByTheIncrement) {
  MatchClock clock(Of("time=10+0.5"), Of("time=20"));
  clock.Take(kBlack, 2000);
  EXPECT_EQ(clock.LimitsFor(kBlack).clock_ms[kBlack], 8500);
  EXPECT_EQ(clock.LimitsFor(kBlack).increment_ms[kBlack], 500);
  EXPECT_EQ(clock.LimitsFor(kWhite).clock_ms[kBlack], 8500);
  EXPECT_EQ(clock.LimitsFor(kWhite).clock_ms[kWhite], 20000);
  EXPECT_FALSE(clock.LimitsFor(kWhite).increment_ms[kWhite].has_value());
  EXPECT_FALSE(clock.Take(kWhite, 20000).time_is_up);
  EXPECT_TRUE(clock.Take(kWhite, 1).time_is_up);
}

TEST(MatchClock, ByoyomiComesAfterTheClockAndComesAgain) {
  MatchClock clock(Of("time=3 byoyomi=1000"), Of("byoyomi=1000"));
  clock.Take(kBlack, 2500);
  EXPECT_EQ(clock.LimitsFor(kBlack).clock_ms[kBlack], 500);
  EXPECT_FALSE(
      clock.Take(kBlack, 1500).time_is_up);  // the last of the clock, and all of the byoyomi
  EXPECT_EQ(clock.LimitsFor(kBlack).clock_ms[kBlack], 0);
  EXPECT_EQ(clock.LimitsFor(kBlack).byoyomi_ms, 1000);
  EXPECT_FALSE(clock.Take(kBlack, 1000).time_is_up);
  EXPECT_TRUE(clock.Take(kBlack, 1001).time_is_up);
}

TEST(MatchClock, WhatIsTakenOfTheMarginIsOwed) {
  MatchClock clock(Of("byoyomi=1000", 30), Of("movetime=100", 30));
  const Charge late = clock.Take(kBlack, 1020);
  EXPECT_FALSE(late.time_is_up);
  EXPECT_EQ(late.beyond_ms, 20);
  EXPECT_EQ(clock.LimitsFor(kBlack).byoyomi_ms, 980);
  EXPECT_TRUE(MatchClock(clock).Take(kBlack, 1011).time_is_up);
  EXPECT_FALSE(clock.Take(kBlack, 980).time_is_up);
  EXPECT_EQ(clock.LimitsFor(kBlack).byoyomi_ms, 1000);  // paid

  EXPECT_EQ(clock.Take(kWhite, 130).beyond_ms, 30);
  EXPECT_EQ(clock.LimitsFor(kWhite).move_ms, 70);
  EXPECT_TRUE(clock.Take(kWhite, 131).time_is_up);
}

TEST(MatchClock, WhatIsOwedComesOutOfTheClock) {
  MatchClock clock(Of("time=1+2", 50), Of("time=1 byoyomi=100", 50));
  clock.Take(kBlack, 1040);  // 40 beyond; then the increment
  EXPECT_EQ(clock.LimitsFor(kBlack).clock_ms[kBlack], 1960);
  EXPECT_FALSE(clock.Take(kBlack, 1960).time_is_up);
  EXPECT_EQ(clock.LimitsFor(kBlack).clock_ms[kBlack], 2000);

  clock.Take(kWhite, 1120);  // 20 beyond clock and byoyomi
  EXPECT_EQ(clock.LimitsFor(kWhite).clock_ms[kWhite], 0);
  EXPECT_EQ(clock.LimitsFor(kWhite).byoyomi_ms, 80);
}

TEST(MatchClock, WhoseTimeIsUpOwesNothingIfTheGameGoesOn) {
  MatchClock clock(Of("byoyomi=50", 20), Of("byoyomi=50", 20));
  const Charge charge = clock.Take(kBlack, 1512);
  EXPECT_TRUE(charge.time_is_up);
  EXPECT_EQ(OverrunText(charge), "took 1512 ms of 50 ms");
  EXPECT_EQ(clock.LimitsFor(kBlack).byoyomi_ms, 50);
}

TEST(MatchClock, NobodyIsChargedForAMachineThatStoodStill) {
  MatchClock clock(Of("byoyomi=100", 20), Of("byoyomi=100", 20));
  const Charge excused = clock.Take(kBlack, 129, 45);
  EXPECT_EQ(excused.excused_ms, 29) << "only what is beyond its time";
  EXPECT_EQ(excused.spent_ms, 100);
  EXPECT_FALSE(excused.time_is_up);
  EXPECT_EQ(clock.LimitsFor(kBlack).byoyomi_ms, 100) << "no time is owed";

  EXPECT_EQ(clock.Take(kBlack, 80, 45).excused_ms, 0) << "it was in time without the excuse";
  const Charge too_long = clock.Take(kBlack, 300, 45);
  EXPECT_EQ(too_long.spent_ms, 255);
  EXPECT_TRUE(too_long.time_is_up) << "the machine did not stand still for so long";
}

}  // namespace
}  // namespace hakari::match
