// A lock for critical sections of at most some hundred instructions. Taking a free lock costs a
// single exchange. For std::lock_guard.
#ifndef HAKARI_ENGINE_MATE_STRONG_SPIN_LOCK_H_
#define HAKARI_ENGINE_MATE_STRONG_SPIN_LOCK_H_

#include <atomic>
#include <thread>

namespace hakari::mate {

class SpinLock {
 public:
  void lock() {
    constexpr int kLooks = 100;
    while (held_.exchange(true, std::memory_order_acquire)) {
      // If the lock is held longer, its holder has probably been descheduled, perhaps in favour of
      // this thread.
      for (int look = 0; held_.load(std::memory_order_relaxed); ++look) {
        if (look >= kLooks) std::this_thread::yield();
      }
    }
  }
  void unlock() { held_.store(false, std::memory_order_release); }

 private:
  std::atomic<bool> held_{false};
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_SPIN_LOCK_H_
