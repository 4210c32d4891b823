// How a playing engine divides its time. Pure functions: the caller passes the state of the clock.
#ifndef HAKARI_ENGINE_PLAYER_TIME_PLAN_H_
#define HAKARI_ENGINE_PLAYER_TIME_PLAN_H_

#include <cstdint>
#include <optional>

#include "engine/core/color.h"
#include "engine/player/limits.h"

namespace hakari::player {

struct TimePlan {
  int64_t soft_ms = 0;  // no new depth is begun after this
  int64_t hard_ms = 0;  // the search is stopped, even within a depth
};

// The time for the side's next move; nothing if no time is limited. `overhead_ms` is the time that
// the delivery of the answer takes. The plan uses all of the byoyomi, because it is granted again,
// a share of the clock, and only part of the increment, because it is added after the move.
std::optional<TimePlan> PlanTime(const Limits& limits, Color side, int64_t overhead_ms);

struct Progress {
  int64_t elapsed_ms = 0;
  bool same_move = false;  // the depth before found the same
  int moves = 2;           // number of moves to choose from
};

// Whether to answer after a depth rather than begin the next one.
bool EndsAfterDepth(const TimePlan& plan, const Progress& progress);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_TIME_PLAN_H_
