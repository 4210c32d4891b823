#include "engine/player/limits.h"

#include <algorithm>

namespace hakari::player {
namespace {

constexpr int64_t kMarginMs = 100;
constexpr int64_t kClockShare = 40;

bool HasClock(const Limits& limits, Color side) {
  return limits.clock_ms[side] || limits.byoyomi_ms;
}

int64_t ExtraMs(const Limits& limits, Color side) {
  return limits.byoyomi_ms.value_or(0) + limits.increment_ms[side].value_or(0);
}

}  // namespace

std::optional<int64_t> TimeGivenMs(const Limits& limits, Color side) {
  if (limits.move_ms) return limits.move_ms;
  if (!HasClock(limits, side)) return std::nullopt;
  return limits.clock_ms[side].value_or(0) + ExtraMs(limits, side);
}

std::optional<int64_t> TimeBudgetMs(const Limits& limits, Color side) {
  if (limits.move_ms) return limits.move_ms;
  if (!HasClock(limits, side)) return std::nullopt;
  const int64_t left = limits.clock_ms[side].value_or(0);
  // The increment is added only after the move, so it does not raise the maximum.
  const int64_t most = left + limits.byoyomi_ms.value_or(0) - kMarginMs;
  return std::max<int64_t>(1, std::min(left / kClockShare + ExtraMs(limits, side), most));
}

}  // namespace hakari::player
