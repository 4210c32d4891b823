#include "suites/engines/stop_flag.h"

#include <atomic>
#include <chrono>
#include <thread>

#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

player::Question WithTime(int64_t milliseconds) {
  player::Question question;
  question.limits.move_ms = milliseconds;
  return question;
}

// How long until it is set; gives up when a test has failed anyway.
milliseconds Until(const StopFlag& flag) {
  const Clock::time_point begin = Clock::now();
  while (!*flag.get() && Clock::now() - begin < std::chrono::seconds(20)) std::this_thread::yield();
  EXPECT_TRUE(*flag.get());
  return std::chrono::duration_cast<milliseconds>(Clock::now() - begin);
}

TEST(StopFlagTest, OneFlagIsPolledItself) {
  const std::atomic<bool> flag{false};
  EXPECT_EQ(StopFlag({}, {&flag, nullptr, nullptr}).get(), &flag);
  EXPECT_EQ(StopFlag({}, {nullptr, nullptr, &flag}).get(), &flag);
  EXPECT_EQ(StopFlag({}, {}).get(), nullptr);
}

TEST(StopFlagTest, EitherOfTwoSetsIt) {
  for (const int which : {0, 1}) {
    std::atomic<bool> flags[2] = {{false}, {false}};
    const StopFlag flag({}, {&flags[0], nullptr, &flags[1]});
    EXPECT_FALSE(*flag.get());
    flags[which] = true;
    Until(flag);
  }
}

TEST(StopFlagTest, TheClockSetsIt) {
  const Clock::time_point begin = Clock::now();
  const StopFlag flag(WithTime(50), {});
  Until(flag);
  EXPECT_GE(Clock::now() - begin, milliseconds(50));
  const StopFlag at_once(WithTime(0), {});
  EXPECT_LT(Until(at_once), milliseconds(10'000));
}

TEST(StopFlagTest, AStopComesBeforeTheTime) {
  const std::atomic<bool> stop{true};
  const StopFlag flag(WithTime(600'000), {&stop, nullptr, nullptr});
  EXPECT_LT(Until(flag), milliseconds(10'000));
}

TEST(StopFlagTest, PonderingIsFree) {
  player::Question question = WithTime(50);
  question.ponder = true;
  std::atomic<bool> hit{false};
  const StopFlag flag(question, {nullptr, &hit, nullptr});
  std::this_thread::sleep_for(milliseconds(150));
  EXPECT_FALSE(*flag.get());
  const Clock::time_point begin = Clock::now();
  hit = true;
  Until(flag);
  EXPECT_GE(Clock::now() - begin, milliseconds(50));
}

}  // namespace
}  // namespace hakari::engines
