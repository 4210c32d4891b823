// What a command passes to everything that works for it. ci/cli makes one Context for each command.
// It holds what every command needs and nothing else, and no options struct repeats its fields.
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
  uint64_t seed = 0;                        // for everything that is drawn at random
  const std::atomic<bool>* stop = nullptr;  // null: cannot be interrupted
  Clock::time_point deadline = Clock::time_point::max();
  std::function<void(const std::string&)> progress = {};  // empty: progress is not shown

  bool IsStopped() const { return stop != nullptr && *stop; }
  // For functions that take a reference instead of a pointer.
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
