#include "base/machine/standstill.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "gtest/gtest.h"

namespace hakari {
namespace {

using std::chrono::milliseconds;

Standstills::Time At(int ms) {
  return Standstills::Time() + std::chrono::hours(1) + milliseconds(ms);
}

void Still(size_t processor, Standstills::Time from, Standstills::Time to,
           Standstills& standstills) {
  standstills.Expect(processor, from);
  standstills.Woke(processor, to);
}

TEST(Standstills, CountsWhatLiesBetweenTheTimes) {
  Standstills standstills(1);
  Still(0, At(100), At(130), standstills);
  Still(0, At(200), At(220), standstills);
  EXPECT_EQ(standstills.MsBetween(At(0), At(100)), 0);
  EXPECT_EQ(standstills.MsBetween(At(0), At(300)), 50);
  EXPECT_EQ(standstills.MsBetween(At(110), At(205)), 25) << "part of each";
  EXPECT_EQ(standstills.MsBetween(At(131), At(199)), 0);
  EXPECT_EQ(standstills.MsBetween(At(210), At(400)), 10);
}

TEST(Standstills, ProcessorsStandStillBesideEachOther) {
  Standstills standstills(2);
  Still(0, At(100), At(130), standstills);
  Still(1, At(110), At(150), standstills);
  EXPECT_EQ(standstills.MsBetween(At(0), At(300)), 40) << "their sum would excuse too much";
}

TEST(Standstills, ALittleLateIsTheWayOfSchedulers) {
  Standstills standstills(1);
  Still(0, At(100), At(109), standstills);
  EXPECT_EQ(standstills.MsBetween(At(0), At(300)), 0);
  Still(0, At(200), At(210), standstills);
  EXPECT_EQ(standstills.MsBetween(At(0), At(300)), 10);
}

TEST(Standstills, WhoWasNotWokenYetCounts) {
  Standstills standstills(1);
  standstills.Expect(0, At(100));
  EXPECT_EQ(standstills.MsBetween(At(0), At(109)), 0);
  EXPECT_EQ(standstills.MsBetween(At(0), At(140)), 40);
  EXPECT_EQ(standstills.MsBetween(At(120), At(140)), 20);
  standstills.Woke(0, At(141));
  EXPECT_EQ(standstills.MsBetween(At(0), At(140)), 40) << "once, not twice";
}

TEST(Standstills, RemembersTheLatest) {
  Standstills standstills(1);
  for (int i = 0; i < 5000; ++i) Still(0, At(100 * i), At(100 * i + 20), standstills);
  EXPECT_EQ(standstills.MsBetween(At(499'900), At(600'000)), 20);
}

// Another process stops this one for 300 ms, as a host stops a machine.
TEST(StandstillWatch, SeesThatTheProcessWasStopped) {
  const StandstillWatch watch;
  std::this_thread::sleep_for(milliseconds(20));
  const pid_t self = getpid();
  const auto before = StandstillClock::now();
  const pid_t other = fork();
  ASSERT_GE(other, 0);
  if (other == 0) {
    kill(self, SIGSTOP);
    usleep(300'000);
    kill(self, SIGCONT);
    _exit(0);
  }
  waitpid(other, nullptr, 0);
  std::this_thread::sleep_for(milliseconds(50));
  const auto after = StandstillClock::now();
  EXPECT_GE(watch.MsBetween(before, after), 250);
  EXPECT_LE(watch.MsBetween(before, after), (after - before) / milliseconds(1));
}

}  // namespace
}  // namespace hakari
