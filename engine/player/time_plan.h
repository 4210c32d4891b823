// How a playing engine divides its time. Pure functions: whoever has a clock says what it shows.
#ifndef HAKARI_ENGINE_PLAYER_TIME_PLAN_H_
#define HAKARI_ENGINE_PLAYER_TIME_PLAN_H_

#include <cstdint>
#include <optional>

#include "engine/core/color.h"
#include "engine/player/limits.h"

namespace hakari::player {

struct TimePlan {
  int64_t soft_ms = 0;  // no new depth is begun after this
  int64_t hard_ms = 0;  // the search ends in the middle of one
};

// What the side may take for its next move; nothing if no time is limited. `overhead_ms` is what
// the way of the answer takes. Byoyomi is used up, since it comes again; of the clock a share; the
// increment counts only in part, since it comes after the move.
std::optional<TimePlan> PlanTime(const Limits& limits, Color side, int64_t overhead_ms);

struct Progress {
  int64_t elapsed_ms = 0;
  bool same_move = false;  // as the depth before found
  int moves = 2;           // that there are to choose from
};

// Whether to answer after a depth rather than begin the next one.
bool EndsAfterDepth(const TimePlan& plan, const Progress& progress);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_TIME_PLAN_H_
