// What games show of margins: the precision and the tries of each candidate, what was adopted and
// when. Pure sums over games; intervals are for whoever draws them.
#ifndef HAKARI_SUITES_MARGINS_MARGIN_TOTALS_H_
#define HAKARI_SUITES_MARGINS_MARGIN_TOTALS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/memory/dynamic_margin.h"
#include "suites/margins/margin_game.h"

namespace hakari::margins {

// Of which nodes: one ply before the horizon, two, or both as one.
enum class CountedDepths { kFirst, kSecond, kBoth };

// In centipawns, ascending; none if nothing was counted.
std::vector<int> CandidatesOf(const search::MarginCounts& margins);

// What each candidate would have done, one tally a candidate.
std::vector<search::MarginTally> TalliesOf(const search::MarginCounts& margins,
                                           CountedDepths depths);

// 1 - CountFail / CountAll; nothing without tries.
std::optional<double> PrecisionOf(const search::MarginTally& tally);

// The ply at which a side first had a margin; 0: from an earlier game; nothing: it never had one.
std::optional<int> FirstAdoptedAt(const SideOfGame& side);

struct Spread {
  size_t count = 0;
  double mean = 0;
  double deviation = 0;  // of single values, by count - 1; 0 of a single one
};
// Of no values all is 0.
Spread SpreadOf(const std::vector<double>& values);

// Of games between a search that counts and anything: the sides that count, of both searches.
std::vector<const SideOfGame*> CountingSides(const GameSeries& series);

// The threshold that so large a share of these games pass: of the tries of the least candidate that
// each side made in a game, at both depths, all but that share are at or below it. 0 of no games.
int ThresholdPassedBy(double share, const std::vector<GameSeries>& games);

}  // namespace hakari::margins

#endif  // HAKARI_SUITES_MARGINS_MARGIN_TOTALS_H_
