#include "base/run/interrupt.h"

namespace hakari {
namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "set from a signal handler");

void OnSignal(int number) {
  if (!interrupted.exchange(true)) return;
  signal(number, SIG_DFL);
  raise(number);
}

}  // namespace

InterruptFlag::InterruptFlag() {
  interrupted = false;
  struct sigaction action = {};
  action.sa_handler = OnSignal;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, &earlier_int_);
  sigaction(SIGTERM, &action, &earlier_term_);
}

InterruptFlag::~InterruptFlag() {
  sigaction(SIGINT, &earlier_int_, nullptr);
  sigaction(SIGTERM, &earlier_term_, nullptr);
}

const std::atomic<bool>& InterruptFlag::flag() const { return interrupted; }

void InterruptFlag::Request() const { interrupted = true; }

}  // namespace hakari
