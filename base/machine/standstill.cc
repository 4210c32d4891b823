#include "base/machine/standstill.h"

#include <algorithm>

#include "base/machine/processors.h"

namespace hakari {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kNap(3);

// If the allowed processors are unknown, one thread watches wherever the scheduler puts it.
std::vector<int> WatchedProcessors() {
  const std::vector<int> allowed = AllowedProcessors();
  return allowed.empty() ? std::vector<int>{-1} : allowed;
}

}  // namespace

void Standstills::Expect(size_t processor, Time due) { by_processor_[processor].due = due; }

void Standstills::Woke(size_t processor, Time now) {
  constexpr size_t kRemembered = 1000;  // far more than occur during a move
  Processor& woken = by_processor_[processor];
  if (now - *woken.due >= milliseconds(kLeastMs)) woken.past.push_back({*woken.due, now});
  if (woken.past.size() > kRemembered) woken.past.pop_front();
  woken.due.reset();
}

int64_t Standstills::MsBetween(Time from, Time to) const {
  StandstillClock::duration most(0);
  for (const Processor& processor : by_processor_) {
    StandstillClock::duration sum(0);
    const auto add = [&](const Span& span) {
      sum +=
          std::max(std::min(span.to, to) - std::max(span.from, from), StandstillClock::duration(0));
    };
    for (auto span = processor.past.rbegin(); span != processor.past.rend() && span->to > from;
         ++span) {
      add(*span);
    }
    if (processor.due && to - *processor.due >= milliseconds(kLeastMs)) add({*processor.due, to});
    most = std::max(most, sum);
  }
  return std::chrono::duration_cast<milliseconds>(most).count();
}

StandstillWatch::StandstillWatch() : standstills_(WatchedProcessors().size()) {
  const std::vector<int> processors = WatchedProcessors();
  for (size_t i = 0; i < processors.size(); ++i) {
    threads_.emplace_back([this, i, processor = processors[i]] { Watch(i, processor); });
  }
}

StandstillWatch::~StandstillWatch() {
  over_ = true;
  for (std::thread& thread : threads_) thread.join();
}

int64_t StandstillWatch::MsBetween(Standstills::Time from, Standstills::Time to) const {
  const std::lock_guard<std::mutex> lock(mutex_);
  return standstills_.MsBetween(from, to);
}

void StandstillWatch::Watch(size_t index, int processor) {
  StayOn(processor);  // if this fails, the watch sees less
  while (!over_) {
    const auto due = StandstillClock::now() + kNap;
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      standstills_.Expect(index, due);
    }
    std::this_thread::sleep_until(due);
    const auto woken = StandstillClock::now();
    const std::lock_guard<std::mutex> lock(mutex_);
    standstills_.Woke(index, woken);
  }
}

}  // namespace hakari
