// A mate search in a thread of its own, which ends when it knows the answer, when its time is over,
// or when it is told to.
#ifndef HAKARI_ENGINE_USI_BACKGROUND_SEARCH_H_
#define HAKARI_ENGINE_USI_BACKGROUND_SEARCH_H_

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::usi {

struct SearchRequest {
  mate::MateSolver* solver = nullptr;
  Position root;
  mate::MateLimits limits;         // its stop flag is set here
  std::optional<int64_t> time_ms;  // from Start(); without: until it ends
  bool hold = false;               // the answer waits for Stop()
  // Called once, from the thread of the search, when the next Start() is already allowed.
  std::function<void(const mate::MateResult&, int64_t elapsed_ms)> answer;
};

// Used from one thread.
class BackgroundSearch {
 public:
  BackgroundSearch() = default;
  ~BackgroundSearch() {
    Stop();
    Wait();
  }
  BackgroundSearch(const BackgroundSearch&) = delete;
  BackgroundSearch& operator=(const BackgroundSearch&) = delete;

  // None may be running.
  void Start(SearchRequest request);
  // Asks for the answer; it comes soon after.
  void Stop();
  // Until the answer was given.
  void Wait();
  bool running() const { return running_; }

 private:
  using Clock = std::chrono::steady_clock;

  void Run(const SearchRequest& request, Clock::time_point begin);
  // Sets the stop flag when the time is over, unless the search ends before.
  void WatchTheClock(Clock::time_point deadline);

  std::thread thread_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::atomic<bool> running_{false};
  std::atomic<bool> interrupted_{false};  // what the search polls
  bool told_to_stop_ = false;
  bool searched_ = false;
};

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_BACKGROUND_SEARCH_H_
