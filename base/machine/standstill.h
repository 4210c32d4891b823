// Notices when the machine was paused: a host paused the virtual machine, or something else took a
// processor for a long time. Code that measures time on a shared machine needs this, or a player
// loses for a pause of its host. A process cannot see the pause by its own clocks: its processor
// time goes on while the host sleeps.
#ifndef HAKARI_BASE_MACHINE_STANDSTILL_H_
#define HAKARI_BASE_MACHINE_STANDSTILL_H_

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace hakari {

// How many milliseconds a processor was paused between two times; the largest value of all
// processors.
using StandstillClock = std::chrono::steady_clock;
using StoodStillMs =
    std::function<int64_t(StandstillClock::time_point from, StandstillClock::time_point to)>;

// The remembered standstills of some processors. Not thread-safe.
class Standstills {
 public:
  using Time = StandstillClock::time_point;
  // Schedulers cause shorter delays; those do not count.
  static constexpr int64_t kLeastMs = 10;

  explicit Standstills(size_t processors) : by_processor_(processors) {}

  // Expect(): a watching thread on the processor is to be woken at `due`. Woke(): it was woken at
  // `now`.
  void Expect(size_t processor, Time due);
  void Woke(size_t processor, Time now);

  // `to` is at most now. A thread that was due before `to` and has not woken yet counts as a
  // standstill: other threads often see the end of a standstill before the watching thread wakes.
  int64_t MsBetween(Time from, Time to) const;

 private:
  struct Span {
    Time from, to;
  };
  struct Processor {
    std::deque<Span> past;  // in order
    std::optional<Time> due = {};
  };

  std::vector<Processor> by_processor_;
};

// Watches during its lifetime, by a thread on each processor that this process may use. Each thread
// sleeps a few milliseconds at a time and notices when it is woken late.
class StandstillWatch {
 public:
  StandstillWatch();
  ~StandstillWatch();
  StandstillWatch(const StandstillWatch&) = delete;
  StandstillWatch& operator=(const StandstillWatch&) = delete;

  int64_t MsBetween(Standstills::Time from, Standstills::Time to) const;

  // A function that asks this watch. The watch must outlive it.
  StoodStillMs AsFunction() const {
    return [this](Standstills::Time from, Standstills::Time to) { return MsBetween(from, to); };
  }

 private:
  void Watch(size_t index, int processor);

  std::atomic<bool> over_{false};
  mutable std::mutex mutex_;  // guards the standstills
  Standstills standstills_;
  std::vector<std::thread> threads_;
};

}  // namespace hakari

#endif  // HAKARI_BASE_MACHINE_STANDSTILL_H_
