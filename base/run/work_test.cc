#include <memory>
#include <sstream>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "base/run/interrupt.h"
#include "base/run/parallel.h"
#include "base/run/progress.h"
#include "base/run/selection.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

void Nothing(int) {}

TEST(InParallel, DoesEveryPieceOnce) {
  const std::atomic<bool> stop{false};
  for (const int jobs : {1, 2, 7}) {
    std::vector<int> done(100, 0);
    std::vector<int> by_worker(jobs, 0);
    InParallel(
        jobs, 100, stop,
        [&](int worker) {
          return [&, worker](int i) {
            ++done[i];
            ++by_worker[worker];
          };
        },
        Nothing);
    EXPECT_EQ(done, std::vector<int>(100, 1));
    int sum = 0;
    for (const int part : by_worker) sum += part;
    EXPECT_EQ(sum, 100);
  }
  InParallel(
      2, 0, stop, [](int) { return [](int) { FAIL(); }; }, Nothing);
}

TEST(InParallel, BeginsNothingMoreOnceStopped) {
  std::atomic<bool> stop{false};
  std::atomic<int> done{0};
  InParallel(
      1, 100, stop,
      [&](int) {
        return [&](int i) {
          ++done;
          stop = i == 4;
        };
      },
      Nothing);
  EXPECT_EQ(done, 5);
}

TEST(InParallel, AWorkerLivesAndDiesOnItsThread) {
  struct Native {
    std::thread::id thread = std::this_thread::get_id();
    bool* at_home;
    explicit Native(bool* home) : at_home(home) {}
    ~Native() { *at_home = thread == std::this_thread::get_id(); }
  };
  const std::atomic<bool> stop{false};
  bool at_home = false;
  InParallel(
      1, 3, stop,
      [&](int) {
        auto native = std::make_shared<Native>(&at_home);
        return [native](int) { EXPECT_EQ(native->thread, std::this_thread::get_id()); };
      },
      Nothing);
  EXPECT_TRUE(at_home);
}

TEST(InterruptFlagTest, IsSetByTheFirstSignal) {
  for (int signal_number : {SIGINT, SIGTERM}) {
    const InterruptFlag interrupt;
    EXPECT_FALSE(interrupt.flag());
    raise(signal_number);
    EXPECT_TRUE(interrupt.flag());
  }
}

TEST(InterruptFlagDeathTest, TheSecondSignalEndsTheProcess) {
  EXPECT_EXIT(
      {
        const InterruptFlag interrupt;
        raise(SIGINT);
        raise(SIGINT);
      },
      ::testing::KilledBySignal(SIGINT), "");
}

TEST(InterruptFlagDeathTest, SignalsAreAsBeforeAfterwards) {
  EXPECT_EXIT(
      {
        signal(SIGINT, SIG_DFL);  // a test in the background inherits that it is ignored
        { const InterruptFlag interrupt; }
        raise(SIGINT);
      },
      ::testing::KilledBySignal(SIGINT), "");
}

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

const std::vector<std::string> kIds = {"p0", "p1", "p2", "p3", "p4"};

std::vector<size_t> Places(const Selection& selection) {
  const auto selected = SelectItems(kIds, selection, "problem");
  EXPECT_TRUE(selected.ok()) << selected.status();
  return selected.ok() ? *selected : std::vector<size_t>();
}

TEST(SelectItems, PartsMakeTheWhole) {
  EXPECT_THAT(Places({}), ElementsAre(0, 1, 2, 3, 4));
  EXPECT_THAT(Places({{1, 2}, {}}), ElementsAre(0, 2, 4));
  EXPECT_THAT(Places({{2, 2}, {}}), ElementsAre(1, 3));
}

TEST(Shard, IsWrittenAndReadAlike) {
  EXPECT_EQ(ShardText(*ParseShard("2/4")), "2/4");
  EXPECT_EQ(ShardText({}), "1/1");
  for (const char* text : {"", "0/4", "5/4", "4", "1/2/3", "a/b", "1/0", "/", "1/"}) {
    EXPECT_FALSE(ParseShard(text)) << text;
  }
}

TEST(SelectItems, OnlyKeepsTheOrderOfTheList) {
  EXPECT_THAT(Places({{}, {"p3", "p1"}}), ElementsAre(1, 3));
}

TEST(SelectItems, NothingIsAnError) {
  const Selection nothing[] = {
      {{6, 6}, {}}, {{0, 2}, {}}, {{3, 2}, {}}, {{}, {"p9"}}, {{1, 2}, {"p1"}}};
  for (const Selection& selection : nothing) {
    EXPECT_EQ(SelectItems(kIds, selection, "problem").status().code(),
              absl::StatusCode::kOutOfRange);
  }
  EXPECT_EQ(SelectItems(kIds, {{0, 2}, {}}, "problem").status().message(),
            "there is no part 0 of 2");
  EXPECT_THAT(std::string(SelectItems(kIds, {{}, {"p1", "p9"}}, "problem").status().message()),
              HasSubstr("there is no problem 'p9'"));
}

TEST_F(ProgressTest, SaysWhatWasNotedLast) {
  terminal_.Begin(10, 0, start_);
  terminal_.Note("first");
  terminal_.Note("score 50 %");
  EXPECT_NE(Drawn(terminal_, 5, milliseconds(3000)).find("; score 50 %"), std::string::npos);
  terminal_.Note("");
  EXPECT_EQ(Drawn(terminal_, 6, milliseconds(6000)).find(";"), std::string::npos);
}

}  // namespace
}  // namespace hakari
