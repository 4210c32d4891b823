// Margins of reverse futility that are chosen by the errors that pruning would have made, after
// Noguchi's paper. A node that a candidate margin would cut is searched all the same: CountAll is
// how often that happened, CountFail how often the search then stayed below beta, and 1 - CountFail
// / CountAll is the margin's precision. A margin is adopted once its count exceeds the threshold
// and its precision exceeds the target: from then on it cuts, for the rest of the game.
//
// A smaller margin also cuts every node that a larger one cuts. So a node is noted once, with the
// largest candidate that would cut it, and a candidate's counts are the sums over itself and all
// larger candidates.
#ifndef HAKARI_ENGINE_SEARCH_MEMORY_DYNAMIC_MARGIN_H_
#define HAKARI_ENGINE_SEARCH_MEMORY_DYNAMIC_MARGIN_H_

#include <array>
#include <cstdint>
#include <optional>

#include "engine/search/settings/settings.h"

namespace hakari::search {

inline constexpr int kMostMargins = 16;  // the maximum of dynamic.count
inline constexpr int kMarginDepths = 2;

struct MarginTally {
  int64_t tries = 0;     // CountAll
  int64_t failures = 0;  // CountFail
  int64_t nodes = 0;     // nodes made below those that the margin would have cut, each counted once
};
bool operator==(const MarginTally& a, const MarginTally& b);

using MarginTallies = std::array<MarginTally, kMostMargins>;

// The counts and the adopted margins of a game: a part of its memory.
struct MarginCounts {
  // By depth - 1 and by the largest candidate that would cut.
  std::array<MarginTallies, kMarginDepths> noted = {};
  std::array<std::optional<int>, kMarginDepths> adopted;  // centipawns, by depth - 1
  int64_t seen = 0;  // nodes that a candidate would cut, counted or not
  // The candidates that these counts are for.
  int least = 0, step = 0, count = 0;
};

// In centipawns.
inline int CandidateMargin(int candidate, const DynamicMarginSettings& settings) {
  return settings.least + candidate * settings.step;
}

// The largest candidate that cuts a node so far above beta; -1 if none does.
inline int LargestCandidate(int above_beta, const DynamicMarginSettings& settings) {
  if (above_beta < settings.least) return -1;
  const int candidate = (above_beta - settings.least) / settings.step;
  return candidate < settings.count ? candidate : settings.count - 1;
}

// What each candidate would have cut at this depth, or with `pooled` margins at all depths.
MarginTallies TalliesOf(const MarginCounts& counts, int depth,
                        const DynamicMarginSettings& settings);

// The candidate that these tallies say to adopt, if any. `noted` is the candidate that was noted
// last: it and all smaller candidates have just been counted once more.
std::optional<int> ChosenMargin(const MarginTallies& tallies, int noted,
                                const DynamicMarginSettings& settings);

// Clears the counts if they are for other candidates than those of the settings.
void KeepToCandidates(MarginCounts& counts, const DynamicMarginSettings& settings);

// Whether this node is counted: the first one and then every `sample`-th.
inline bool CountsThisOne(MarginCounts& counts, const DynamicMarginSettings& settings) {
  return counts.seen++ % settings.sample == 0;
}

struct MarginTrial {
  int depth = 1;
  int candidate = 0;  // the largest candidate that would have cut
  int outer = -1;     // the largest candidate of the counted nodes above this one; -1: none
  bool failed = false;
  int64_t nodes = 0;
};

// Notes a counted node. In mode 2, adopts a margin if the new counts allow it.
void NoteMarginTrial(MarginCounts& counts, const MarginTrial& trial,
                     const DynamicMarginSettings& settings);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_MEMORY_DYNAMIC_MARGIN_H_
