#include "engine/usi/background_search.h"

#include <new>
#include <utility>

#include "engine/mate/mate_result.h"
#include "engine/player/answer.h"

namespace hakari::usi {
namespace {

player::Answer Ask(const SearchRequest& request, const player::Control& control) {
  try {
    return request.player->Ask(request.question, control, request.listener);
  } catch (const std::bad_alloc&) {
    player::Answer answer = request.question.kind == player::Question::Kind::kMove
                                ? player::AnyMove(request.question.game.position())
                                : player::Answer();
    answer.reason = mate::StopReason::kMemory;
    return answer;
  }
}

}  // namespace

void BackgroundSearch::Start(SearchRequest request) {
  const Clock::time_point begin = Clock::now();
  Wait();
  released_ = false;
  stop_ = ponder_hit_ = false;
  running_ = true;
  thread_ = std::thread([this, begin, request = std::move(request)] { Run(request, begin); });
}

void BackgroundSearch::Stop() {
  stop_ = true;
  Release();
}

void BackgroundSearch::PonderHit() {
  ponder_hit_ = true;
  Release();
}

void BackgroundSearch::Release() {
  const std::lock_guard<std::mutex> lock(mutex_);
  released_ = true;
  changed_.notify_all();
}

void BackgroundSearch::Wait() {
  if (thread_.joinable()) thread_.join();
}

void BackgroundSearch::Run(const SearchRequest& request, Clock::time_point begin) {
  const player::Answer answer = Ask(request, {&stop_, &ponder_hit_, nullptr});
  const auto elapsed =
      std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin).count();
  if (request.hold) {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [this] { return released_; });
  }
  // Reset before the answer: a front end may ask the next question as soon as it has read it.
  running_ = false;
  request.answer(answer, elapsed);
}

}  // namespace hakari::usi
