// When the machine stood still: a virtual machine that its host pauses, a processor that something
// else takes for long. Who measures time on a shared machine must know, or a player loses for what
// its host did. No clock of a process tells: its processor time goes on while its host sleeps.
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

// How many milliseconds a processor stood still between two times; of several processors the most.
using StandstillClock = std::chrono::steady_clock;
using StoodStillMs =
    std::function<int64_t(StandstillClock::time_point from, StandstillClock::time_point to)>;

// The standstills of some processors, as far as they are remembered. Not for several threads.
class Standstills {
 public:
  using Time = StandstillClock::time_point;
  // Less at a time is the way of schedulers, and not counted.
  static constexpr int64_t kLeastMs = 10;

  explicit Standstills(size_t processors) : by_processor_(processors) {}

  // Somebody on the processor is to be woken then, and was now.
  void Expect(size_t processor, Time due);
  void Woke(size_t processor, Time now);

  // `to` is at most now. Who should have been woken before it, and was not yet, counts: what ends
  // with a standstill is often heard of before its watch is.
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

// Watches from its making to its end, by a thread on each processor that this process may use: it
// sleeps a few milliseconds at a time, and sees when it was woken late.
class StandstillWatch {
 public:
  StandstillWatch();
  ~StandstillWatch();
  StandstillWatch(const StandstillWatch&) = delete;
  StandstillWatch& operator=(const StandstillWatch&) = delete;

  int64_t MsBetween(Standstills::Time from, Standstills::Time to) const;

  // Asks this watch, which must live as long.
  StoodStillMs AsFunction() const {
    return [this](Standstills::Time from, Standstills::Time to) { return MsBetween(from, to); };
  }

 private:
  void Watch(size_t index, int processor);

  std::atomic<bool> over_{false};
  mutable std::mutex mutex_;  // over the standstills
  Standstills standstills_;
  std::vector<std::thread> threads_;
};

}  // namespace hakari

#endif  // HAKARI_BASE_MACHINE_STANDSTILL_H_
