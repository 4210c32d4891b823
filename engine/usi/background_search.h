// Asks a player in a separate thread. The search ends when the player knows the answer, at a limit
// of the question, or on Stop().
#ifndef HAKARI_ENGINE_USI_BACKGROUND_SEARCH_H_
#define HAKARI_ENGINE_USI_BACKGROUND_SEARCH_H_

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>

#include "engine/player/player.h"

namespace hakari::usi {

struct SearchRequest {
  player::Player* player = nullptr;
  player::Question question;
  bool hold = false;  // the answer waits for Stop() or PonderHit()
  player::Listener* listener = nullptr;
  // Called once, from the thread of the search; the next Start() is already allowed then.
  std::function<void(const player::Answer&, int64_t elapsed_ms)> answer;
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

  // No search may be running.
  void Start(SearchRequest request);
  // Requests the answer, which follows soon.
  void Stop();
  // The expected move was played: the answer follows within the limits of the question.
  void PonderHit();
  // Waits until the answer was given.
  void Wait();
  bool running() const { return running_; }

 private:
  using Clock = std::chrono::steady_clock;

  void Run(const SearchRequest& request, Clock::time_point begin);
  void Release();

  std::thread thread_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::atomic<bool> running_{false};
  std::atomic<bool> stop_{false};  // the player polls this and ponder_hit_
  std::atomic<bool> ponder_hit_{false};
  bool released_ = false;  // a held answer may be given
};

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_BACKGROUND_SEARCH_H_
