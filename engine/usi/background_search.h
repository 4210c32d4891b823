// A question to a player in a thread of its own, which ends when the player knows the answer, at a
// limit of the question, or when it is told to.
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
  // Called once, from the thread of the search, when the next Start() is already allowed.
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

  // None may be running.
  void Start(SearchRequest request);
  // Asks for the answer; it comes soon after.
  void Stop();
  // The expected move was played: the answer comes within the limits of the question.
  void PonderHit();
  // Until the answer was given.
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
  std::atomic<bool> stop_{false};  // these two the player polls
  std::atomic<bool> ponder_hit_{false};
  bool released_ = false;  // an answer that is held may be given
};

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_BACKGROUND_SEARCH_H_
