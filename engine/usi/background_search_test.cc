#include "engine/usi/background_search.h"

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <new>
#include <thread>
#include <utility>

#include "engine/mate/mate_result.h"
#include "engine/player/answer.h"
#include "engine/player/testing/fake_player.h"
#include "gtest/gtest.h"

namespace hakari::usi {
namespace {

using player::Answer;
using player::Control;
using player::FakePlayer;
using player::Question;

class BackgroundSearchTest : public ::testing::Test {
 protected:
  SearchRequest Ask(FakePlayer& player) {
    answer_ = std::promise<Answer>();
    SearchRequest request;
    request.player = &player;
    request.question.kind = Question::Kind::kMate;
    request.answer = [this](const Answer& answer, int64_t) {
      was_free_ = !search_.running();
      answer_.set_value(answer);
    };
    return request;
  }

  FakePlayer quick_{[](const Question&, const Control&, player::Listener*) {
    return Answer::Of(Answer::Kind::kNoMate);
  }};
  // Searches until it is stopped, or released so that a test can fail instead of hanging.
  FakePlayer endless_{[this](const Question&, const Control& control, player::Listener*) {
    Answer answer;
    while (!*control.stop && !*control.ponder_hit && !released_) std::this_thread::yield();
    if (*control.ponder_hit) answer.said = "hit";
    answer.reason = mate::StopReason::kStopped;
    return answer;
  }};
  std::atomic<bool> released_{false};
  std::promise<Answer> answer_;
  bool was_free_ = false;
  BackgroundSearch search_;
};

TEST_F(BackgroundSearchTest, WhatStillRunsIsStoppedAtTheEnd) {
  auto search = std::make_unique<BackgroundSearch>();
  SearchRequest request;
  request.player = &endless_;
  request.answer = [](const Answer&, int64_t) {};
  search->Start(request);
  std::future<void> over = std::async(std::launch::async, [&search] { search.reset(); });
  EXPECT_EQ(over.wait_for(std::chrono::seconds(20)), std::future_status::ready);
  released_ = true;
}

TEST_F(BackgroundSearchTest, AnswersAndIsFreeAgain) {
  for (int i = 0; i < 3; ++i) {
    search_.Start(Ask(quick_));
    EXPECT_EQ(answer_.get_future().get().kind, Answer::Kind::kNoMate);
  }
  search_.Wait();
  EXPECT_TRUE(was_free_);
  EXPECT_FALSE(search_.running());
}

TEST_F(BackgroundSearchTest, StopEndsIt) {
  search_.Start(Ask(endless_));
  EXPECT_TRUE(search_.running());
  search_.Stop();
  EXPECT_EQ(answer_.get_future().get().reason, mate::StopReason::kStopped);
}

TEST_F(BackgroundSearchTest, APonderHitIsPassedOn) {
  SearchRequest request = Ask(endless_);
  request.hold = true;
  search_.Start(std::move(request));
  search_.PonderHit();
  EXPECT_EQ(answer_.get_future().get().said, "hit");
}

TEST_F(BackgroundSearchTest, AHeldAnswerWaitsForStop) {
  SearchRequest request = Ask(quick_);
  request.hold = true;
  search_.Start(std::move(request));
  std::future<Answer> answer = answer_.get_future();
  EXPECT_EQ(answer.wait_for(std::chrono::milliseconds(50)), std::future_status::timeout);
  EXPECT_TRUE(search_.running());
  search_.Stop();
  EXPECT_EQ(answer.get().kind, Answer::Kind::kNoMate);
}

TEST_F(BackgroundSearchTest, AStopBeforeTheSearchIsNotForIt) {
  search_.Stop();
  search_.Start(Ask(endless_));
  std::future<Answer> answer = answer_.get_future();
  EXPECT_EQ(answer.wait_for(std::chrono::milliseconds(50)), std::future_status::timeout);
  search_.Stop();
  EXPECT_EQ(answer.get().reason, mate::StopReason::kStopped);
}

TEST_F(BackgroundSearchTest, TooLittleMemoryIsAnAnswer) {
  FakePlayer fails(
      [](const Question&, const Control&, player::Listener*) -> Answer { throw std::bad_alloc(); });
  search_.Start(Ask(fails));
  const Answer answer = answer_.get_future().get();
  EXPECT_EQ(answer.kind, Answer::Kind::kUnknown);
  EXPECT_EQ(answer.reason, mate::StopReason::kMemory);
}

}  // namespace
}  // namespace hakari::usi
