#include "base/run/watchdog.h"

#include <utility>

#include "absl/strings/str_format.h"

namespace hakari {

Watchdog::Watchdog(const Watch& watch, int workers, const std::atomic<bool>& stop, bool may_end)
    : watch_(watch),
      stop_(stop),
      has_flags_(watch.watches() || may_end),
      slots_(static_cast<size_t>(workers)) {}

const std::atomic<bool>& Watchdog::StopOf(int worker) const {
  return has_flags_ ? slots_[static_cast<size_t>(worker)].stop : stop_;
}

void Watchdog::Begin(int worker, const std::string& id, bool alone) {
  std::unique_lock<std::mutex> lock(mutex_);
  if (alone) ++want_alone_;
  // A worker that wants to run alone goes first; otherwise it might wait for all the others.
  changed_.wait(lock, [&] { return alone ? running_ == 0 : want_alone_ == 0; });
  ++running_;
  Slot& slot = slots_[static_cast<size_t>(worker)];
  slot.is_late = false;
  if (watch_.deadline_ms) {
    slot.deadline =
        std::chrono::steady_clock::now() + std::chrono::milliseconds(watch_.deadline_ms(id));
  }
  is_alone_ = alone;
}

bool Watchdog::End(int worker) {
  const std::lock_guard<std::mutex> lock(mutex_);
  --running_;
  if (std::exchange(is_alone_, false)) --want_alone_;
  changed_.notify_all();
  Slot& slot = slots_[static_cast<size_t>(worker)];
  slot.deadline.reset();
  slot.stop = is_over_ || stop_;
  return slot.is_late;
}

void Watchdog::Look(Time now) {
  const std::lock_guard<std::mutex> lock(mutex_);
  if (now >= watch_.until) is_over_ = true;
  for (Slot& slot : slots_) {
    if (stop_ || is_over_) {
      slot.stop = true;
    } else if (slot.deadline && now >= *slot.deadline) {
      slot.is_late = true;
      slot.stop = true;
    }
  }
}

void Watchdog::EndAll() {
  const std::lock_guard<std::mutex> lock(mutex_);
  is_over_ = true;
  for (Slot& slot : slots_) slot.stop = true;
}

std::string Watchdog::WhyTimedOut(const std::string& id) const {
  constexpr double kMsPerSecond = 1000;
  return absl::StrFormat("took longer than %.3g s, also when retried alone",
                         static_cast<double>(watch_.deadline_ms(id)) / kMsPerSecond);
}

}  // namespace hakari
