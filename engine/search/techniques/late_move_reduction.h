// Late move reductions: quiet moves late in a good order are first searched less deep, and again in
// full if their score is better than expected. Drops have a percentage of their own, since there
// are many of them and most do nothing.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_LATE_MOVE_REDUCTION_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_LATE_MOVE_REDUCTION_H_

#include <algorithm>
#include <array>

#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {

namespace internal {

inline constexpr int kLogs = 256;

// 256 times the binary logarithm, rounded down. Computed by squaring, since no floating point may
// decide a depth.
constexpr int LogOf(unsigned n) {
  int whole = 0;
  while (n >> (whole + 1) != 0) ++whole;
  constexpr int kBits = 16;
  unsigned long long mantissa = (static_cast<unsigned long long>(n) << kBits) >> whole;
  int log = whole;
  for (int bit = 0; bit < 8; ++bit) {
    mantissa = mantissa * mantissa >> kBits;
    log *= 2;
    if (mantissa >> (kBits + 1) != 0) {
      mantissa >>= 1;
      ++log;
    }
  }
  return log;
}

constexpr std::array<int, kLogs> MakeLogs() {
  std::array<int, kLogs> logs = {};
  for (unsigned n = 1; n < kLogs; ++n) logs[n] = LogOf(n);
  return logs;
}
inline constexpr std::array<int, kLogs> kLogOf = MakeLogs();

}  // namespace internal

// The reduction in plies: a quarter of the product of the binary logarithms of depth and number,
// times the percentage of the settings, adjusted for node and move. 0 for moves that are not quiet.
// Also 0 if a mate threatens and the settings say so, since the move that averts it may come late.
inline int LateMoveReduction(const NodeFacts& node, const MoveFacts& move,
                             const SearchSettings& settings) {
  constexpr int kFirstMoves = 2;
  constexpr int kHistoryPerPly = 10000;
  const int percent = move.move.is_drop() ? settings.reduction_drop : settings.reduction;
  if (settings.reduction == 0 || !move.is_quiet || move.number <= kFirstMoves || node.depth < 3) {
    return 0;
  }
  if (node.threatmate && settings.threatmate.use > 1) return 0;
  const int logs = internal::kLogOf[std::min(node.depth, internal::kLogs - 1)] *
                   internal::kLogOf[std::min(move.number, internal::kLogs - 1)];
  // 256 * 256 * 4: the scale of both logarithms, and the quarter.
  int reduction =
      static_cast<int>(static_cast<long long>(logs) * percent / (100LL * 256 * 256 * 4));
  if (node.pv) --reduction;
  if (node.expects_cut) ++reduction;
  if (settings.improving > 0 && !node.improving && !node.in_check) ++reduction;
  if (move.gives_check || move.is_early) --reduction;
  if (node.in_check) --reduction;
  reduction -= move.history / kHistoryPerPly;
  return std::max(0, reduction);
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_LATE_MOVE_REDUCTION_H_
