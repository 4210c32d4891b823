// Margins of reverse futility that are chosen by what pruning would have got wrong, after Noguchi's
// paper. A node that a candidate margin would cut is searched all the same: CountAll is how often
// that was so, CountFail how often the search then stayed below beta, and 1 - CountFail / CountAll
// the margin's precision. A margin that was counted more often than the threshold and is more
// precise than the target is adopted: from then on it cuts, for the rest of the game.
//
// What a larger margin would cut a smaller one would too. So a node is noted once, with the largest
// candidate that would cut it, and a candidate's counts are the sums over those not below it.
#ifndef HAKARI_ENGINE_SEARCH_MEMORY_DYNAMIC_MARGIN_H_
#define HAKARI_ENGINE_SEARCH_MEMORY_DYNAMIC_MARGIN_H_

#include <array>
#include <cstdint>
#include <optional>

#include "engine/search/settings/settings.h"

namespace hakari::search {

inline constexpr int kMostMargins = 16;  // the most that dynamic.count takes
inline constexpr int kMarginDepths = 2;

struct MarginTally {
  int64_t tries = 0;     // CountAll
  int64_t failures = 0;  // CountFail
  int64_t nodes = 0;     // made below nodes that the margin would have cut, each counted once
};
bool operator==(const MarginTally& a, const MarginTally& b);

using MarginTallies = std::array<MarginTally, kMostMargins>;

// What a game has counted and adopted: a part of its memory.
struct MarginCounts {
  // By depth - 1 and by the largest candidate that would cut.
  std::array<MarginTallies, kMarginDepths> noted = {};
  std::array<std::optional<int>, kMarginDepths> adopted;  // centipawns, by depth - 1
  int64_t seen = 0;  // nodes that a candidate would cut, counted or not
  // The candidates that all this is about.
  int least = 0, step = 0, count = 0;
};

// In centipawns.
inline int CandidateMargin(int candidate, const DynamicMarginSettings& settings) {
  return settings.least + candidate * settings.step;
}

// The largest candidate that cuts a node so far above beta; -1: none does.
inline int LargestCandidate(int above_beta, const DynamicMarginSettings& settings) {
  if (above_beta < settings.least) return -1;
  const int candidate = (above_beta - settings.least) / settings.step;
  return candidate < settings.count ? candidate : settings.count - 1;
}

// What each candidate would have done at this depth, or with `pooled` margins at all depths.
MarginTallies TalliesOf(const MarginCounts& counts, int depth,
                        const DynamicMarginSettings& settings);

// The candidate that these tallies make adopted; none does if there is no value. `noted`: the
// candidate last noted; it and those below it have just been counted once more.
std::optional<int> ChosenMargin(const MarginTallies& tallies, int noted,
                                const DynamicMarginSettings& settings);

// Forgets what was counted of other candidates than those of the settings.
void KeepToCandidates(MarginCounts& counts, const DynamicMarginSettings& settings);

// Every so many nodes is counted, the first one to begin with.
inline bool CountsThisOne(MarginCounts& counts, const DynamicMarginSettings& settings) {
  return counts.seen++ % settings.sample == 0;
}

struct MarginTrial {
  int depth = 1;
  int candidate = 0;  // the largest that would have cut
  int outer = -1;     // that of the counted node around this one; -1: there is none
  bool failed = false;
  int64_t nodes = 0;
};

// Notes a counted node; in mode 2 adopts a margin if that makes one fit.
void NoteMarginTrial(MarginCounts& counts, const MarginTrial& trial,
                     const DynamicMarginSettings& settings);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_MEMORY_DYNAMIC_MARGIN_H_
