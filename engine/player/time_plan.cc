#include "engine/player/time_plan.h"

#include <algorithm>

namespace hakari::player {
namespace {

constexpr int64_t kMovesToCome = 35;  // the clock is divided among so many moves
constexpr int64_t kHardFactor = 5;    // hard limit, as a multiple of the soft share
constexpr int64_t kClockShare = 4;    // a move never takes more than a quarter of the clock

}  // namespace

std::optional<TimePlan> PlanTime(const Limits& limits, Color side, int64_t overhead_ms) {
  if (limits.move_ms) {
    const int64_t all = std::max<int64_t>(1, *limits.move_ms - overhead_ms);
    return TimePlan{all, all};
  }
  if (!limits.clock_ms[side] && !limits.byoyomi_ms) return std::nullopt;
  const int64_t clock = limits.clock_ms[side].value_or(0);
  const int64_t increment = limits.increment_ms[side].value_or(0);
  const int64_t byoyomi = limits.byoyomi_ms.value_or(0);
  const int64_t most = std::max<int64_t>(1, clock + byoyomi - overhead_ms);
  const int64_t share = clock / kMovesToCome + increment * 3 / 4;
  TimePlan plan;
  plan.soft_ms = std::clamp<int64_t>(share + byoyomi - overhead_ms, 1, most);
  plan.hard_ms = std::clamp<int64_t>(
      std::min(kHardFactor * share, clock / kClockShare + increment) + byoyomi - overhead_ms,
      plan.soft_ms, most);
  return plan;
}

bool EndsAfterDepth(const TimePlan& plan, const Progress& progress) {
  if (progress.moves == 1) return true;
  if (plan.soft_ms == plan.hard_ms) return progress.elapsed_ms >= plan.hard_ms;
  // A depth takes about as long as all depths before it, so a depth that cannot end in time is not
  // begun. The limit is lower if the move has stayed the same.
  const int64_t percent = progress.same_move ? 50 : 90;
  return progress.elapsed_ms * 100 >= plan.soft_ms * percent;
}

}  // namespace hakari::player
