// How long a player may search: counts, which are the same on every machine, or a clock. Several
// limits apply together; without any the player searches until it knows the answer or is stopped.
#ifndef HAKARI_ENGINE_PLAYER_LIMITS_H_
#define HAKARI_ENGINE_PLAYER_LIMITS_H_

#include <cstdint>
#include <optional>

#include "engine/core/color.h"

namespace hakari::player {

struct Limits {
  std::optional<uint64_t> nodes;
  std::optional<int> depth;           // plies; for a mate: the longest to look for
  std::optional<uint64_t> table_mib;  // memory for a transposition table

  // In milliseconds. The arrays of the clock are indexed by Color.
  std::optional<int64_t> move_ms;  // for this move
  std::optional<int64_t> clock_ms[2];
  std::optional<int64_t> increment_ms[2];
  std::optional<int64_t> byoyomi_ms;
};

// All the time that the side may take before it loses; nothing if no time is limited.
std::optional<int64_t> TimeGivenMs(const Limits& limits, Color side);

// The part of it that our own players should take: all of move_ms; of a clock a fortieth, the
// increment and the byoyomi, but at most the clock and the byoyomi less a margin for the delivery
// of the answer.
std::optional<int64_t> TimeBudgetMs(const Limits& limits, Color side);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_LIMITS_H_
