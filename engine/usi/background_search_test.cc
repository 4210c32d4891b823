#include "engine/usi/background_search.h"

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <new>
#include <thread>

#include "gtest/gtest.h"

namespace hakari::usi {
namespace {

using Clock = std::chrono::steady_clock;

// Searches until it is stopped, or not at all.
class FakeSolver : public mate::MateSolver {
 public:
  explicit FakeSolver(bool endless) : endless_(endless) {}

  mate::MateResult Solve(const Position&, const mate::MateLimits& limits) override {
    if (fails_) throw std::bad_alloc();
    mate::MateResult result;
    result.answer = endless_ ? mate::MateAnswer::kUnknown : mate::MateAnswer::kNoMate;
    while (endless_ && !*limits.stop && !released_) std::this_thread::yield();
    if (endless_) result.reason = mate::StopReason::kStopped;
    return result;
  }
  mate::KnownAnswer Known(const Position&) const override { return {}; }
  uint64_t max_nodes() const override { return UINT64_MAX; }
  void Fail() { fails_ = true; }
  // Ends what nobody stopped, so that a test can fail instead of hanging.
  void Release() { released_ = true; }

 private:
  std::atomic<bool> released_{false};
  const bool endless_;
  bool fails_ = false;
};

class BackgroundSearchTest : public ::testing::Test {
 protected:
  SearchRequest Ask(mate::MateSolver& solver) {
    answer_ = std::promise<mate::MateResult>();
    SearchRequest request;
    request.solver = &solver;
    request.answer = [this](const mate::MateResult& result, int64_t) {
      was_free_ = !search_.running();
      answer_.set_value(result);
    };
    return request;
  }

  FakeSolver quick_{false};
  FakeSolver endless_{true};
  std::promise<mate::MateResult> answer_;
  bool was_free_ = false;
  BackgroundSearch search_;
};

TEST_F(BackgroundSearchTest, WhatStillRunsIsStoppedAtTheEnd) {
  auto search = std::make_unique<BackgroundSearch>();
  SearchRequest request;
  request.solver = &endless_;
  request.answer = [](const mate::MateResult&, int64_t) {};
  search->Start(request);
  std::future<void> over = std::async(std::launch::async, [&search] { search.reset(); });
  EXPECT_EQ(over.wait_for(std::chrono::seconds(20)), std::future_status::ready);
  endless_.Release();
}

TEST_F(BackgroundSearchTest, AnswersAndIsFreeAgain) {
  for (int i = 0; i < 3; ++i) {
    search_.Start(Ask(quick_));
    EXPECT_EQ(answer_.get_future().get().answer, mate::MateAnswer::kNoMate);
  }
  search_.Wait();
  EXPECT_TRUE(was_free_);
  EXPECT_FALSE(search_.running());
}

TEST_F(BackgroundSearchTest, TheClockEndsIt) {
  SearchRequest request = Ask(endless_);
  request.time_ms = 50;
  const Clock::time_point begin = Clock::now();
  search_.Start(std::move(request));
  EXPECT_EQ(answer_.get_future().get().reason, mate::StopReason::kStopped);
  const auto elapsed = Clock::now() - begin;
  EXPECT_GE(elapsed, std::chrono::milliseconds(50));
  EXPECT_LT(elapsed, std::chrono::seconds(10));
}

TEST_F(BackgroundSearchTest, NoTimeAtAllIsATimeToo) {
  SearchRequest request = Ask(endless_);
  request.time_ms = 0;
  search_.Start(std::move(request));
  EXPECT_EQ(answer_.get_future().get().reason, mate::StopReason::kStopped);
}

TEST_F(BackgroundSearchTest, StopEndsIt) {
  search_.Start(Ask(endless_));
  EXPECT_TRUE(search_.running());
  search_.Stop();
  EXPECT_EQ(answer_.get_future().get().reason, mate::StopReason::kStopped);
}

TEST_F(BackgroundSearchTest, AHeldAnswerWaitsForStop) {
  SearchRequest request = Ask(quick_);
  request.hold = true;
  search_.Start(std::move(request));
  std::future<mate::MateResult> answer = answer_.get_future();
  EXPECT_EQ(answer.wait_for(std::chrono::milliseconds(50)), std::future_status::timeout);
  EXPECT_TRUE(search_.running());
  search_.Stop();
  EXPECT_EQ(answer.get().answer, mate::MateAnswer::kNoMate);
}

TEST_F(BackgroundSearchTest, AStopBeforeTheSearchIsNotForIt) {
  search_.Stop();
  SearchRequest request = Ask(endless_);
  request.time_ms = 50;
  const Clock::time_point begin = Clock::now();
  search_.Start(std::move(request));
  answer_.get_future().get();
  EXPECT_GE(Clock::now() - begin, std::chrono::milliseconds(50));
}

TEST_F(BackgroundSearchTest, TooLittleMemoryIsAnAnswer) {
  quick_.Fail();
  search_.Start(Ask(quick_));
  const mate::MateResult result = answer_.get_future().get();
  EXPECT_EQ(result.answer, mate::MateAnswer::kUnknown);
  EXPECT_EQ(result.reason, mate::StopReason::kMemory);
}

}  // namespace
}  // namespace hakari::usi
