// The flag that a search of ours polls while it answers a question: set when its time is up or when
// whoever asks wants it to end.
#ifndef HAKARI_SUITES_ENGINES_STOP_FLAG_H_
#define HAKARI_SUITES_ENGINES_STOP_FLAG_H_

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/player/player.h"

namespace hakari::engines {

class StopFlag {
 public:
  // Time is counted from here, or from the ponder hit. Only a question with a time, or with several
  // flags, costs a thread.
  StopFlag(const player::Question& question, const player::Control& control);
  ~StopFlag();
  StopFlag(const StopFlag&) = delete;
  StopFlag& operator=(const StopFlag&) = delete;

  // Null if nothing can stop the search.
  const std::atomic<bool>* get() const { return flag_; }

 private:
  using Clock = std::chrono::steady_clock;

  void Watch(std::optional<int64_t> time_ms, bool ponders);

  const player::Control control_;
  const std::atomic<bool>* flag_ = nullptr;
  std::atomic<bool> own_{false};
  std::mutex mutex_;
  std::condition_variable changed_;
  bool over_ = false;
  std::thread thread_;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_STOP_FLAG_H_
