// What a command hands down to all that works for it, made once in ci/cli: nothing else belongs
// here, and what is here belongs in no options beside it.
#ifndef HAKARI_BASE_CONTEXT_CONTEXT_H_
#define HAKARI_BASE_CONTEXT_CONTEXT_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace hakari {

struct Context {
  using Clock = std::chrono::steady_clock;

  std::string root;                         // the project's folder, with suites/ and golden/
  int jobs = 1;                             // how much may run at once
  uint64_t seed = 0;                        // of whatever is drawn
  const std::atomic<bool>* stop = nullptr;  // may be null: nobody interrupts
  Clock::time_point deadline = Clock::time_point::max();
  std::function<void(const std::string&)> progress = {};  // may be empty: nobody watches

  bool IsStopped() const { return stop != nullptr && *stop; }
  // For those who take no pointer.
  const std::atomic<bool>& StopFlag() const {
    static const std::atomic<bool> never(false);
    return stop == nullptr ? never : *stop;
  }
  void Say(const std::string& what) const {
    if (progress) progress(what);
  }
};

}  // namespace hakari

#endif  // HAKARI_BASE_CONTEXT_CONTEXT_H_
