// Ctrl-C (or SIGTERM) asks the run to stop between problems; the second one ends the process at
// once.
#ifndef HAKARI_BASE_RUN_INTERRUPT_H_
#define HAKARI_BASE_RUN_INTERRUPT_H_

#include <signal.h>

#include <atomic>

namespace hakari {

// During its lifetime SIGINT and SIGTERM set the flag. Only one may exist at a time.
class InterruptFlag {
 public:
  InterruptFlag();
  ~InterruptFlag();
  InterruptFlag(const InterruptFlag&) = delete;
  InterruptFlag& operator=(const InterruptFlag&) = delete;

  const std::atomic<bool>& flag() const;
  // As if Ctrl-C had been pressed once.
  void Request() const;

 private:
  struct sigaction earlier_int_;
  struct sigaction earlier_term_;
};

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_INTERRUPT_H_
