#include "engine/usi/background_search.h"

#include <chrono>
#include <new>
#include <utility>

namespace hakari::usi {
namespace {

mate::MateResult Solve(const SearchRequest& request) {
  try {
    return request.solver->Solve(request.root, request.limits);
  } catch (const std::bad_alloc&) {
    mate::MateResult result;
    result.reason = mate::StopReason::kMemory;
    return result;
  }
}

}  // namespace

void BackgroundSearch::Start(SearchRequest request) {
  const Clock::time_point begin = Clock::now();
  Wait();
  told_to_stop_ = searched_ = false;
  interrupted_ = false;
  running_ = true;
  request.limits.stop = &interrupted_;
  thread_ = std::thread([this, begin, request = std::move(request)] { Run(request, begin); });
}

void BackgroundSearch::Stop() {
  const std::lock_guard<std::mutex> lock(mutex_);
  told_to_stop_ = true;
  interrupted_ = true;
  changed_.notify_all();
}

void BackgroundSearch::Wait() {
  if (thread_.joinable()) thread_.join();
}

void BackgroundSearch::Run(const SearchRequest& request, Clock::time_point begin) {
  std::thread timer;
  if (request.time_ms) {
    const Clock::time_point deadline = begin + std::chrono::milliseconds(*request.time_ms);
    timer = std::thread([this, deadline] { WatchTheClock(deadline); });
  }
  const mate::MateResult result = Solve(request);
  const auto elapsed =
      std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin).count();
  {
    std::unique_lock<std::mutex> lock(mutex_);
    searched_ = true;
    changed_.notify_all();
    if (request.hold) changed_.wait(lock, [this] { return told_to_stop_; });
  }
  if (timer.joinable()) timer.join();
  // Before the answer: a front end may ask the next question as soon as it has read it.
  running_ = false;
  request.answer(result, elapsed);
}

void BackgroundSearch::WatchTheClock(Clock::time_point deadline) {
  std::unique_lock<std::mutex> lock(mutex_);
  if (!changed_.wait_until(lock, deadline, [this] { return searched_; })) interrupted_ = true;
}

}  // namespace hakari::usi
