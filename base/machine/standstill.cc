#include "base/machine/standstill.h"

#include <sched.h>

#include <algorithm>

namespace hakari {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kNap(3);

std::vector<int> UsableProcessors() {
  std::vector<int> processors;
  cpu_set_t usable;
  CPU_ZERO(&usable);
  if (sched_getaffinity(0, sizeof(usable), &usable) == 0) {
    for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
      if (CPU_ISSET(static_cast<size_t>(processor), &usable)) processors.push_back(processor);
    }
  }
  if (processors.empty()) processors.push_back(0);
  return processors;
}

}  // namespace

void Standstills::Note(size_t processor, Time from, Time to) {
  constexpr size_t kRemembered = 1000;  // far more than a move ever meets
  std::deque<Span>& spans = by_processor_[processor];
  spans.push_back({from, to});
  if (spans.size() > kRemembered) spans.pop_front();
}

int64_t Standstills::MsBetween(Time from, Time to) const {
  StandstillClock::duration most(0);
  for (const std::deque<Span>& spans : by_processor_) {
    StandstillClock::duration sum(0);
    for (auto span = spans.rbegin(); span != spans.rend() && span->to > from; ++span) {
      sum += std::max(std::min(span->to, to) - std::max(span->from, from),
                      StandstillClock::duration(0));
    }
    most = std::max(most, sum);
  }
  return std::chrono::duration_cast<milliseconds>(most).count();
}

StandstillWatch::StandstillWatch() : standstills_(UsableProcessors().size()) {
  const std::vector<int> processors = UsableProcessors();
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
  cpu_set_t only;
  CPU_ZERO(&only);
  CPU_SET(static_cast<size_t>(processor), &only);
  // Where it is forbidden the scheduler chooses a processor: less is seen.
  sched_setaffinity(0, sizeof(only), &only);
  while (!over_) {
    const auto due = StandstillClock::now() + kNap;
    std::this_thread::sleep_until(due);
    const auto woken = StandstillClock::now();
    if (woken - due < milliseconds(kLeastMs)) continue;
    const std::lock_guard<std::mutex> lock(mutex_);
    standstills_.Note(index, due, woken);
  }
}

}  // namespace hakari
