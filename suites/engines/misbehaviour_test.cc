// Every misbehaviour has its own kind of failure, none takes longer than its deadline, and the next
// question is answered by a new process.
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <optional>
#include <string>
#include <thread>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/synchronization/notification.h"
#include "absl/time/time.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/player.h"
#include "gtest/gtest.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/usi_engine.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Control;
using player::Failure;
using player::FailureKind;
using player::Question;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr char kFakeEngine[] = "base/process/testing/fake_engine";
constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
// For deadlines that must not be reached by accident, even on a busy machine.
constexpr int64_t kLong = 60'000;
// Far below kLong.
constexpr milliseconds kSoon(20'000);
// How long a watchdog waits. Several of them can fire before the whole test is killed.
constexpr milliseconds kBark(10'000);

suites::EngineSpec Fake(const std::string& behaviour) {
  suites::EngineSpec spec;
  spec.command = kFakeEngine;
  spec.args = {behaviour};
  spec.deadlines = {kLong, kLong, kLong, kLong, 0, kLong, 2000};
  return spec;
}

// An engine that is told to stop after `search_ms`, and has `stop_ms` to do so.
suites::EngineSpec Hanging(const std::string& behaviour, int64_t search_ms, int64_t stop_ms) {
  suites::EngineSpec spec = Fake(behaviour);
  spec.deadlines.search_ms = search_ms;
  spec.deadlines.stop_ms = stop_ms;
  return spec;
}

Question Move() {
  Question question;
  question.limits.nodes = 1000;
  return question;
}

Question MateWithin(int64_t ms) {
  Question question;
  question.kind = Question::Kind::kMate;
  question.game = *player::ParseGame(kMateInOne);
  question.limits.move_ms = ms;
  return question;
}

// For a question that is cancelled once the flag is set.
Control CancelledBy(const std::atomic<bool>* flag) { return {nullptr, nullptr, flag}; }

// Interrupts a question that should have ended long before. So a missed deadline makes a test fail
// and does not hang it until it is killed.
class Watchdog {
 public:
  Watchdog() : thread_([this] { Watch(); }) {}
  ~Watchdog() {
    over_.Notify();
    thread_.join();
  }
  const std::atomic<bool>* bark() const { return &bark_; }

 private:
  void Watch() {
    if (!over_.WaitForNotificationWithTimeout(absl::FromChrono(kBark))) bark_ = true;
  }

  std::atomic<bool> bark_{false};
  absl::Notification over_;
  std::thread thread_;
};

// Asks for a move; returns the failure, if there is one.
std::optional<Failure> Play(UsiEngine& engine) {
  const Watchdog watchdog;
  return engine.Ask(Move(), CancelledBy(watchdog.bark())).failure;
}

std::optional<Failure> Mate(UsiEngine& engine) {
  const Watchdog watchdog;
  return engine.Ask(MateWithin(kLong), CancelledBy(watchdog.bark())).failure;
}

void ExpectFailure(const std::optional<Failure>& failure, FailureKind kind,
                   const std::string& what) {
  ASSERT_TRUE(failure);
  EXPECT_EQ(player::FailureKindName(failure->kind), player::FailureKindName(kind)) << failure->what;
  EXPECT_TRUE(absl::StrContains(failure->what, what)) << failure->what;
  EXPECT_TRUE(absl::StrContains(failure->transcript, "> usi\n")) << failure->transcript;
}

struct Misbehaviour {
  const char* behaviour;
  FailureKind kind;
  const char* what;
};

std::string NameOf(const ::testing::TestParamInfo<Misbehaviour>& info) {
  return absl::StrReplaceAll(info.param.behaviour, {{"-", "_"}});
}

class PlayTest : public ::testing::TestWithParam<Misbehaviour> {};

TEST_P(PlayTest, IsAFailureOfItsOwnKind) {
  const auto begin = steady_clock::now();
  UsiEngine engine(Fake(GetParam().behaviour));
  ExpectFailure(Play(engine), GetParam().kind, GetParam().what);
  EXPECT_FALSE(engine.running());
  EXPECT_LT(steady_clock::now() - begin, kSoon);
}

INSTANTIATE_TEST_SUITE_P(
    , PlayTest,
    ::testing::Values(
        Misbehaviour{"dies-in-handshake", FailureKind::kDiedInHandshake, "exited with code 3"},
        Misbehaviour{"dies-at-isready", FailureKind::kDiedInHandshake, "exited with code 4"},
        Misbehaviour{"no-such-behaviour", FailureKind::kDiedInHandshake, "exited with code 2"},
        Misbehaviour{"closes-stdin", FailureKind::kDiedInHandshake, "before reading its input"},
        Misbehaviour{"answers-in-handshake", FailureKind::kBreach, "before usiok"},
        Misbehaviour{"exits-on-go", FailureKind::kCrashed, "exited with code 7 before bestmove"},
        Misbehaviour{"aborts-on-go", FailureKind::kCrashed, "was killed by signal 6"},
        Misbehaviour{"grandchild", FailureKind::kCrashed, "exited with code 0"},
        Misbehaviour{"closes-stdout", FailureKind::kCrashed, "closed its output"},
        Misbehaviour{"floods-a-line", FailureKind::kFlooded, "a line of more than 65536 bytes"},
        Misbehaviour{"floods-lines", FailureKind::kFlooded, "lines"},
        Misbehaviour{"floods-handshake", FailureKind::kFlooded, "waiting for usiok"},
        Misbehaviour{"garbage", FailureKind::kUnreadable, "after bestmove"},
        Misbehaviour{"nuls", FailureKind::kUnreadable, "7g"},
        Misbehaviour{"no-move", FailureKind::kUnreadable, "found the end"},
        Misbehaviour{"chess-move", FailureKind::kUnreadable, "'e2e4'"},
        Misbehaviour{"illegal-move", FailureKind::kIllegalMove, "7g7e is not legal"},
        Misbehaviour{"checkmate-to-go", FailureKind::kBreach, "expected bestmove"}),
    NameOf);

class MateTest : public ::testing::TestWithParam<Misbehaviour> {};

TEST_P(MateTest, IsAFailureOfItsOwnKind) {
  UsiEngine engine(Fake(GetParam().behaviour));
  ExpectFailure(Mate(engine), GetParam().kind, GetParam().what);
}

INSTANTIATE_TEST_SUITE_P(
    , MateTest,
    ::testing::Values(Misbehaviour{"wrong-mate", FailureKind::kWrongClaim, "without mate"},
                      Misbehaviour{"quiet-mate", FailureKind::kWrongClaim, "gives no check"},
                      Misbehaviour{"illegal-mate", FailureKind::kIllegalMove, "G*5a, is not legal"},
                      Misbehaviour{"empty-mate", FailureKind::kUnreadable, "after checkmate"},
                      Misbehaviour{"bestmove-to-go-mate", FailureKind::kBreach,
                                   "expected checkmate"}),
    NameOf);

TEST(FaultTest, WhoIsKilledOrCannotBeStartedIsNotAtFault) {
  const auto by_others = [](const suites::EngineSpec& spec) {
    UsiEngine engine(spec);
    const std::optional<Failure> failure = Play(engine);
    EXPECT_TRUE(failure.has_value());
    return failure && failure->by_others;
  };
  EXPECT_TRUE(by_others(Fake("is-killed")));
  EXPECT_FALSE(by_others(Fake("aborts-on-go")));
  EXPECT_FALSE(by_others(Fake("exits-on-go")));
  suites::EngineSpec missing;
  missing.command = "/no/such/engine";
  EXPECT_TRUE(by_others(missing));
}

TEST(HangTest, InTheHandshake) {
  for (const char* behaviour : {"silent", "no-usiok"}) {
    suites::EngineSpec spec = Fake(behaviour);
    spec.deadlines.handshake_ms = 100;
    UsiEngine engine(spec);
    const Watchdog watchdog;
    ExpectFailure(engine.EnsureRunning(watchdog.bark()), FailureKind::kTimedOut,
                  "no usiok within 100 ms");
  }
  suites::EngineSpec spec = Fake("late-readyok");
  spec.deadlines.ready_ms = 100;
  UsiEngine engine(spec);
  const Watchdog watchdog;
  ExpectFailure(engine.EnsureRunning(watchdog.bark()), FailureKind::kTimedOut,
                "no readyok within 100 ms");
}

TEST(HangTest, WhoIsToldToStopAndDoesHasOverrun) {
  suites::EngineSpec spec = Fake("hangs-on-go");
  spec.deadlines.search_ms = 100;
  UsiEngine engine(spec);
  const Watchdog watchdog;
  const Answer result = engine.Ask(Move(), CancelledBy(watchdog.bark()));
  EXPECT_FALSE(result.failure) << result.failure->what;
  EXPECT_TRUE(result.overran);
  EXPECT_TRUE(engine.running());
}

TEST(HangTest, WhoIsToldToStopIsGivenTheTimeToDoSo) {
  UsiEngine engine(Hanging("slow-to-stop", 100, kLong));
  const Watchdog watchdog;
  const Answer result = engine.Ask(Move(), CancelledBy(watchdog.bark()));
  EXPECT_FALSE(result.failure) << result.failure->what;
  EXPECT_TRUE(result.overran);
}

TEST(HangTest, WhoIsToldToStopAndDoesNotIsKilled) {
  UsiEngine engine(Hanging("ignores-stop", 100, 50));
  ExpectFailure(Play(engine), FailureKind::kTimedOut, "no bestmove within 100 ms");
}

TEST(HangTest, ChatterIsNoAnswer) {
  UsiEngine engine(Hanging("chatters", 100, 50));
  ExpectFailure(Play(engine), FailureKind::kTimedOut, "no bestmove within 100 ms");
}

TEST(HangTest, SilenceHasALimitOfItsOwn) {
  suites::EngineSpec spec = Hanging("ignores-stop", kLong, 50);
  spec.deadlines.silence_ms = 100;
  UsiEngine engine(spec);
  const std::optional<Failure> failure = Play(engine);
  ExpectFailure(failure, FailureKind::kTimedOut, "no bestmove");
  ASSERT_TRUE(failure);
  EXPECT_TRUE(absl::StrContains(failure->transcript, "silent for too long")) << failure->transcript;
}

TEST(HangTest, WhoIsHeardIsNotSilent) {
  suites::EngineSpec spec = Hanging("chatters", 200, 50);
  spec.deadlines.silence_ms = kLong;
  UsiEngine engine(spec);
  const std::optional<Failure> failure = Play(engine);
  ExpectFailure(failure, FailureKind::kTimedOut, "no bestmove within 200 ms");
  ASSERT_TRUE(failure);
  EXPECT_FALSE(absl::StrContains(failure->transcript, "silent for too long"));
}

TEST(HangTest, AnInterruptedRunDoesNotWait) {
  UsiEngine engine(Fake("ignores-stop"));
  ASSERT_FALSE(engine.EnsureRunning());
  const std::atomic<bool> stop(true);
  const auto failure = engine.Ask(Move(), CancelledBy(&stop)).failure;
  ExpectFailure(failure, FailureKind::kStopped, "interrupted");
}

TEST(HangTest, AnInterruptedStartDoesNotWait) {
  for (const char* behaviour : {"silent", "no-usiok", "late-readyok"}) {
    const steady_clock::time_point begin = steady_clock::now();
    std::atomic<bool> stop(false);
    std::thread user([&stop] {
      std::this_thread::sleep_for(milliseconds(50));
      stop = true;
    });
    UsiEngine engine(Fake(behaviour));
    ExpectFailure(engine.NewGame(&stop), FailureKind::kStopped, "interrupted");
    user.join();
    EXPECT_FALSE(UsiEngine::Start(Fake(behaviour), &stop).ok());
    EXPECT_LT(steady_clock::now() - begin, kSoon) << behaviour;
  }
}

TEST(HangTest, NoMateAfterStopIsNotBelieved) {
  suites::EngineSpec spec = Fake("no-mate-after-stop");
  spec.deadlines.margin_ms = 50;
  UsiEngine engine(spec);
  const Watchdog watchdog;
  const Answer result = engine.Ask(MateWithin(50), CancelledBy(watchdog.bark()));
  EXPECT_FALSE(result.failure);
  EXPECT_EQ(result.kind, Answer::Kind::kUnknown);
  EXPECT_EQ(result.said, "nomate");
  EXPECT_TRUE(result.overran);
}

// The stop comes from the asker, not from a deadline: the answer counts, but a nomate still counts
// as unknown.
TEST(StopTest, WhatIsKnownIsAnswered) {
  const std::atomic<bool> stop(true);
  const Watchdog watchdog;
  const Control control = {&stop, nullptr, watchdog.bark()};
  UsiEngine engine(Fake("hangs-on-go"));
  const Answer answer = engine.Ask(Move(), control);
  ASSERT_FALSE(answer.failure) << answer.failure->what;
  EXPECT_EQ(answer.kind, Answer::Kind::kMove);
  EXPECT_FALSE(answer.overran);
  EXPECT_TRUE(engine.running());
  UsiEngine says_none(Fake("no-mate-after-stop"));
  const Answer mate = says_none.Ask(MateWithin(kLong), control);
  EXPECT_EQ(mate.kind, Answer::Kind::kUnknown);
  EXPECT_EQ(mate.said, "nomate");
}

TEST(StopTest, WhoIsToldToAndDoesNotIsKilled) {
  UsiEngine engine(Hanging("ignores-stop", kLong, 50));
  const std::atomic<bool> stop(true);
  const Watchdog watchdog;
  ExpectFailure(engine.Ask(Move(), {&stop, nullptr, watchdog.bark()}).failure,
                FailureKind::kTimedOut, "no bestmove");
}

TEST(PonderTest, TheHitIsToldAndTheClockRunsFromThere) {
  UsiEngine engine(Fake("ponders"));
  Question question;
  question.ponder = true;
  question.limits.byoyomi_ms = 100;
  std::atomic<bool> hit(false);
  std::thread opponent([&hit] {
    std::this_thread::sleep_for(milliseconds(50));
    hit = true;
  });
  const Watchdog watchdog;
  const Answer answer = engine.Ask(question, {nullptr, &hit, watchdog.bark()});
  opponent.join();
  ASSERT_FALSE(answer.failure) << answer.failure->what;
  EXPECT_FALSE(answer.overran);
  // An engine that does not answer in time is told to stop.
  suites::EngineSpec spec = Fake("hangs-on-go");
  spec.deadlines.margin_ms = 50;
  UsiEngine slow(spec);
  EXPECT_TRUE(slow.Ask(question, {nullptr, &hit, watchdog.bark()}).overran);
}

TEST(EndTest, WhoIgnoresQuitIsKilled) {
  suites::EngineSpec spec = Fake("ignores-quit");
  spec.deadlines.quit_ms = 100;
  UsiEngine engine(spec);
  ASSERT_FALSE(Play(engine));
  const auto begin = steady_clock::now();
  engine.Quit();
  EXPECT_FALSE(engine.running());
  EXPECT_LT(steady_clock::now() - begin, kSoon);
}

// The whole process group is killed, so no process is left behind.
TEST(EndTest, AGrandchildGoesToo) {
  UsiEngine engine(Fake("grandchild"));
  const std::optional<Failure> failure = Play(engine);
  ASSERT_TRUE(failure);
  const std::string& said = failure->transcript;
  const size_t at = said.find("info string grandchild ");
  ASSERT_NE(at, std::string::npos) << said;
  const pid_t pid = atoi(said.c_str() + at + strlen("info string grandchild "));
  ASSERT_GT(pid, 0);
  const auto give_up = steady_clock::now() + kSoon;
  while (kill(pid, 0) == 0 && steady_clock::now() < give_up) {
    std::ifstream stat(absl::StrCat("/proc/", pid, "/stat"));
    std::string number, name, state;
    // The process may be dead but not yet reaped by its new parent.
    if (stat >> number >> name >> state && state == "Z") return;
    std::this_thread::sleep_for(milliseconds(5));
  }
  EXPECT_NE(kill(pid, 0), 0);
}

TEST(StaleAnswerTest, ASecondAnswerIsFoundAtTheReset) {
  UsiEngine engine(Fake("answers-twice"));
  ASSERT_FALSE(Play(engine));
  ExpectFailure(engine.NewGame(), FailureKind::kBreach, "bestmove");
}

TEST(StaleAnswerTest, WithoutAResetItIsNeverTakenForTheNext) {
  suites::EngineSpec spec = Fake("answers-twice");
  spec.reset = suites::EngineReset::kNone;
  UsiEngine engine(spec);
  ASSERT_FALSE(Play(engine));
  std::this_thread::sleep_for(milliseconds(200));
  ExpectFailure(Play(engine), FailureKind::kBreach, "an answer without a search");
}

TEST(GoingOnTest, TheNextQuestionStartsItAnew) {
  UsiEngine engine(Fake("exits-on-go"));
  for (int i = 1; i <= 3; ++i) {
    EXPECT_TRUE(Play(engine));
    EXPECT_EQ(engine.starts(), i);
  }
  UsiEngine idle(Fake("dies-when-idle"));
  ASSERT_FALSE(Play(idle));
  std::this_thread::sleep_for(milliseconds(100));
  ExpectFailure(Play(idle), FailureKind::kCrashed, "exited with code 5");
  EXPECT_FALSE(Play(idle));
  EXPECT_EQ(idle.starts(), 2);
}

}  // namespace
}  // namespace hakari::engines
