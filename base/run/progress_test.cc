#include "base/run/progress.h"

#include <sstream>

#include "gtest/gtest.h"

namespace hakari {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

class ProgressTest : public ::testing::Test {
 protected:
  std::string Drawn(Progress& progress, int done, milliseconds when) {
    out_.str("");
    progress.Update(done, start_ + when);
    return out_.str();
  }

  std::ostringstream out_;
  Progress::Time start_{};
  Progress terminal_{"perft", out_, true};
  Progress log_{"perft", out_, false};
};

TEST_F(ProgressTest, SaysRateAndTimeLeft) {
  terminal_.Begin(100, 0, start_);
  EXPECT_EQ(Drawn(terminal_, 0, seconds(3)), "\rperft: 0 of 100, 3 s so far\x1b[K");
  EXPECT_EQ(Drawn(terminal_, 10, seconds(4)),
            "\rperft: 10 of 100, 2.5 a second, about 36 s left\x1b[K");
}

TEST_F(ProgressTest, WhatWasDoneBeforeDoesNotMakeItFaster) {
  log_.Begin(1000, 900, start_);
  EXPECT_EQ(Drawn(log_, 905, seconds(10)),
            "perft: 905 of 1000, 30 a minute, about 3 min 10 s left\n");
}

TEST_F(ProgressTest, ShortRunsShowNothing) {
  terminal_.Begin(100, 0, start_);
  EXPECT_EQ(Drawn(terminal_, 99, milliseconds(1999)), "");
  terminal_.End();
  EXPECT_EQ(out_.str(), "");
}

TEST_F(ProgressTest, ATerminalIsRedrawnAndCleared) {
  terminal_.Begin(100, 0, start_);
  EXPECT_NE(Drawn(terminal_, 1, milliseconds(2000)), "");
  EXPECT_EQ(Drawn(terminal_, 2, milliseconds(2100)), "");
  EXPECT_NE(Drawn(terminal_, 3, milliseconds(2200)), "");
  out_.str("");
  terminal_.End();
  EXPECT_EQ(out_.str(), "\r\x1b[K");
}

TEST_F(ProgressTest, ALogGetsALineNowAndThen) {
  log_.Begin(100, 0, start_);
  EXPECT_NE(Drawn(log_, 1, seconds(2)), "");
  EXPECT_EQ(Drawn(log_, 2, seconds(31)), "");
  EXPECT_NE(Drawn(log_, 3, seconds(32)), "");
  out_.str("");
  log_.End();
  EXPECT_EQ(out_.str(), "");
}

TEST_F(ProgressTest, LongTimesAreInHours) {
  log_.Begin(20001, 0, start_);
  EXPECT_EQ(Drawn(log_, 1, seconds(2)), "perft: 1 of 20001, 30 a minute, about 11 h 06 min left\n");
}

}  // namespace
}  // namespace hakari
