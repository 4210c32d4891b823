// Sums over games: the precision and the tries of each candidate margin, what was adopted and when.
// Confidence intervals are left to the caller.
#ifndef HAKARI_SUITES_MARGINS_MARGIN_TOTALS_H_
#define HAKARI_SUITES_MARGINS_MARGIN_TOTALS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/memory/dynamic_margin.h"
#include "suites/margins/margin_game.h"

namespace hakari::margins {

// Which nodes are meant: one ply before the horizon, two plies before it, or both together.
enum class CountedDepths { kFirst, kSecond, kBoth };

// The candidate margins in centipawns, ascending; empty if nothing was counted.
std::vector<int> CandidatesOf(const search::MarginCounts& margins);

// What each candidate would have done: one tally for each.
std::vector<search::MarginTally> TalliesOf(const search::MarginCounts& margins,
                                           CountedDepths depths);

// 1 - CountFail / CountAll; nothing if there are no tries.
std::optional<double> PrecisionOf(const search::MarginTally& tally);

// The ply at which a side first had a margin; 0: from an earlier game; nothing: it never had one.
std::optional<int> FirstAdoptedAt(const SideOfGame& side);

struct Spread {
  size_t count = 0;
  double mean = 0;
  double deviation = 0;  // of single values, by count - 1; 0 for a single one
};
// All fields are 0 if there are no values.
Spread SpreadOf(const std::vector<double>& values);

// The sides of these games that count, of both searches.
std::vector<const SideOfGame*> CountingSides(const GameSeries& series);

// The threshold that this share of the counting sides passes. Each side of a game has the tries of
// its least candidate, at both depths together; all but `share` of these numbers are at or below
// the threshold. 0 if there are no games.
int ThresholdPassedBy(double share, const std::vector<GameSeries>& games);

}  // namespace hakari::margins

#endif  // HAKARI_SUITES_MARGINS_MARGIN_TOTALS_H_
