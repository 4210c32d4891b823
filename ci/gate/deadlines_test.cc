#include "ci/gate/deadlines.h"

#include <gtest/gtest.h>

#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using std::chrono::seconds;

constexpr int64_t kNsPerSecond = 1'000'000'000;

report::SuiteReport Base() {
  report::SuiteReport base;
  for (const int64_t seconds : {0, 1, 3}) {
    suites::ProblemResult& result = base.results.emplace_back();
    result.id = "p" + std::to_string(seconds);
    result.outcome.times.wall_ns = seconds * kNsPerSecond;
  }
  base.results.emplace_back().id = "untimed";
  return base;
}

int64_t Deadline(bool kept, const std::string& id) { return DeadlinesAfter(Base(), kept)(id); }

TEST(ProblemDeadlineTest, IsTwentyTimesWhatTheBaseTookAndTenSecondsAtLeast) {
  EXPECT_EQ(Deadline(false, "p0"), 10'000);
  EXPECT_EQ(Deadline(false, "p1"), 20'000);
  EXPECT_EQ(Deadline(false, "p3"), 60'000);
  EXPECT_EQ(Deadline(false, "untimed"), 10'000);
}

TEST(ProblemDeadlineTest, OfResultsThatWereKeptTheSlowestCounts) {
  for (const char* id : {"p0", "p1", "p3", "untimed", "unknown"}) {
    EXPECT_EQ(Deadline(true, id), 60'000) << id;
  }
}

TEST(ProblemDeadlineTest, WhatTheBaseDidNotRunIsGivenTheSlowest) {
  EXPECT_EQ(Deadline(false, "unknown"), 60'000);
}

TEST(ProblemDeadlineTest, WhatWasCutShortIsCounted) {
  EXPECT_EQ(CutShortText("mate by pds", "base", 188, 812, std::nullopt),
            "mate by pds: 812 of 1000 problems were not run by the base");
  EXPECT_EQ(CutShortText("mate by pds", "candidate", 5, 7, suites::OutcomeStatus::kTimedOut),
            "mate by pds: 7 of 12 problems were not run by the candidate, after 3 failures of the "
            "same kind: timed-out");
  EXPECT_EQ(CutShortText("mate by pds", "base", 0, 0, std::nullopt), "mate by pds");
}

TEST(RoundPace, SaysRateAndTimeLeft) {
  const RoundPace::Time begin{};
  const RoundPace pace(40, begin, begin + seconds(200));
  EXPECT_EQ(pace.Text("timing", 0, begin), "timing: at most 3 min 20 s left");
  EXPECT_EQ(pace.Text("timing", 10, begin + seconds(20)),
            "timing: 30 rounds a minute, about 60 s left (at most 3 min 00 s)");
  EXPECT_EQ(pace.Text("timing", 10, begin + seconds(100)),
            "timing: 6.0 rounds a minute, at most 1 min 40 s left");
}

}  // namespace
}  // namespace hakari::gate
