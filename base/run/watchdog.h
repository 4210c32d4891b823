// Watches over workers that may hang: how long each item may take, which item is tried again alone,
// when enough have failed, and when the time for the whole run is over. None of this is part of the
// run: neither its journal nor its results depend on it.
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

  // How long an item may take. An item that takes longer is asked again, once, while nothing else
  // runs; if it takes too long again, it has timed out. Empty: no limit.
  std::function<int64_t(const std::string& id)> deadline_ms;
  // After so many failures of one kind the remaining items are not asked; 0: all are asked.
  int most_failures = 0;
  // Everything is stopped at this time.
  Time until = Time::max();

  bool watches() const { return deadline_ms || until != Time::max(); }
};

// Stops workers by their stop flags. A worker that ignores its flag cannot be stopped.
class Watchdog {
 public:
  using Time = Watch::Time;

  // `may_end`: EndAll may be called although nothing is watched.
  Watchdog(const Watch& watch, int workers, const std::atomic<bool>& stop, bool may_end = false);

  // The flag that the worker must check.
  const std::atomic<bool>& StopOf(int worker) const;

  // To be called around an item. `alone`: waits until no other worker has an item, and keeps the
  // others waiting.
  void Begin(int worker, const std::string& id, bool alone);
  // True if the worker was stopped because the item's time was up.
  bool End(int worker);

  // Called every few milliseconds: stops workers whose time is up, and all of them once the time
  // for the run is over.
  void Look(Time now);
  bool is_over() const { return is_over_; }
  // Ends the run as if its time were over.
  void EndAll();
  // In words: "took longer than 10 s, also when retried alone".
  std::string WhyTimedOut(const std::string& id) const;

 private:
  struct Slot {
    std::atomic<bool> stop{false};
    std::optional<Time> deadline;  // of the current item
    bool is_late = false;
  };

  const Watch& watch_;
  const std::atomic<bool>& stop_;
  const bool has_flags_;  // each worker has its own flag
  std::atomic<bool> is_over_{false};
  std::mutex mutex_;  // guards everything below except the flags
  std::condition_variable changed_;
  std::deque<Slot> slots_;
  int running_ = 0;
  int want_alone_ = 0;
  bool is_alone_ = false;  // the running worker runs alone
};

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_WATCHDOG_H_
