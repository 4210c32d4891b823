// Watching over workers that may hang: how long each item may take, which one is tried again alone,
// when enough has failed, and when the time for all of it is over. None of it belongs to what a run
// is: neither its journal nor its results know of it.
#ifndef HAKARI_BASE_RUN_WATCHDOG_H_
#define HAKARI_BASE_RUN_WATCHDOG_H_

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

namespace hakari {

struct Watch {
  using Time = std::chrono::steady_clock::time_point;

  // How long an item may take. Who takes longer is asked again, once, while nothing else runs; who
  // takes longer again has timed out. Empty: as long as it likes.
  std::function<int64_t(const std::string& id)> deadline_ms;
  // After so many failures of one kind the rest is not asked; 0: all is asked.
  int most_failures = 0;
  // Then everything is stopped.
  Time until = Time::max();

  bool watches() const { return deadline_ms || until != Time::max(); }
};

// Workers are stopped by their stop flags: one that does not heed it cannot be helped.
class Watchdog {
 public:
  using Time = Watch::Time;

  // `may_end`: EndAll may be called although nothing is watched.
  Watchdog(const Watch& watch, int workers, const std::atomic<bool>& stop, bool may_end = false);

  // The flag that a worker heeds.
  const std::atomic<bool>& StopOf(int worker) const;

  // Around an item. `alone`: waits until no other worker is at one, and keeps them waiting.
  void Begin(int worker, const std::string& id, bool alone);
  // True: the worker was stopped since its item's time was up.
  bool End(int worker);

  // Called every few milliseconds: stops whose time is up, and all once it is over for all.
  void Look(Time now);
  bool is_over() const { return is_over_; }
  // As if the time for all were up.
  void EndAll();
  // In words: "took longer than 10 s, also when asked again, alone".
  std::string WhyTimedOut(const std::string& id) const;

 private:
  struct Slot {
    std::atomic<bool> stop{false};
    std::optional<Time> deadline;  // of the item at hand
    bool is_late = false;
  };

  const Watch& watch_;
  const std::atomic<bool>& stop_;
  const bool has_flags_;  // of its own, for each worker
  std::atomic<bool> is_over_{false};
  std::mutex mutex_;  // over all below but the flags
  std::condition_variable changed_;
  std::deque<Slot> slots_;
  int running_ = 0;
  int want_alone_ = 0;
  bool is_alone_ = false;  // who runs now
};

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_WATCHDOG_H_
