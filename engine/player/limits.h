// How long a player may search: counts, which are the same on every machine, or a clock. Several
// limits hold together; without any the player searches until it knows or is stopped.
#ifndef HAKARI_ENGINE_PLAYER_LIMITS_H_
#define HAKARI_ENGINE_PLAYER_LIMITS_H_

#include <cstdint>
#include <optional>

#include "engine/core/color.h"

namespace hakari::player {

struct Limits {
  std::optional<uint64_t> nodes;
  std::optional<int> depth;           // plies; of a mate: the longest that is looked for
  std::optional<uint64_t> table_mib;  // memory for a transposition table

  // In milliseconds; of the clock indexed by Color.
  std::optional<int64_t> move_ms;  // for this move
  std::optional<int64_t> clock_ms[2];
  std::optional<int64_t> increment_ms[2];
  std::optional<int64_t> byoyomi_ms;
};

// All the time that the side may take before it loses; nothing if no time is limited.
std::optional<int64_t> TimeGivenMs(const Limits& limits, Color side);

// What the side should take of it, for players of ours: of a clock a fortieth, the increment and
// the byoyomi, less a margin for the way of the answer.
std::optional<int64_t> TimeBudgetMs(const Limits& limits, Color side);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_LIMITS_H_
