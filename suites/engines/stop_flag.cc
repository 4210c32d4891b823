#include "suites/engines/stop_flag.h"

#include "engine/player/limits.h"

namespace hakari::engines {
namespace {

// How soon a flag of the asker is seen.
constexpr std::chrono::milliseconds kTick(1);

}  // namespace

StopFlag::StopFlag(const player::Question& question, const player::Control& control)
    : control_(control) {
  const std::optional<int64_t> time_ms =
      player::TimeBudgetMs(question.limits, question.game.position().side_to_move());
  if (!time_ms && (control.stop == nullptr || control.cancel == nullptr)) {
    flag_ = control.stop == nullptr ? control.cancel : control.stop;
    return;
  }
  flag_ = &own_;
  thread_ = std::thread([this, time_ms, ponders = question.ponder] { Watch(time_ms, ponders); });
}

StopFlag::~StopFlag() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    over_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void StopFlag::Watch(std::optional<int64_t> time_ms, bool ponders) {
  std::unique_lock<std::mutex> lock(mutex_);
  std::optional<Clock::time_point> end;
  do {
    const bool counts = time_ms && (!ponders || player::IsSet(control_.ponder_hit));
    if (counts && !end) end = Clock::now() + std::chrono::milliseconds(*time_ms);
    if (player::IsSet(control_.stop) || player::IsSet(control_.cancel) ||
        (end && Clock::now() >= *end)) {
      own_ = true;
      return;
    }
  } while (!changed_.wait_for(lock, kTick, [this] { return over_; }));
}

}  // namespace hakari::engines
