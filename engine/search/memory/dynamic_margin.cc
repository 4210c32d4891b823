#include "engine/search/memory/dynamic_margin.h"

#include <cstddef>

namespace hakari::search {
namespace {

constexpr int64_t kWhole = 1000;  // the target is in thousandths

bool ReachesTarget(const MarginTally& tally, const DynamicMarginSettings& settings) {
  const int64_t right = kWhole * (tally.tries - tally.failures);
  const int64_t wanted = settings.target * tally.tries;
  return settings.at_least > 0 ? right >= wanted : right > wanted;
}

// Both tallies must have tries.
bool IsMorePrecise(const MarginTally& a, const MarginTally& b) {
  return a.failures * b.tries < b.failures * a.tries;
}

bool IsJudgedNow(const MarginTallies& tallies, int candidate, int noted,
                 const DynamicMarginSettings& settings) {
  const int waits_for = settings.wait > 0 ? settings.count - 1 : candidate;
  const int64_t tries = tallies[static_cast<size_t>(waits_for)].tries;
  if (settings.once == 0) return tries > settings.threshold;
  return tries == int64_t{settings.threshold} + 1 && noted >= waits_for;
}

}  // namespace

bool operator==(const MarginTally& a, const MarginTally& b) {
  return a.tries == b.tries && a.failures == b.failures && a.nodes == b.nodes;
}

MarginTallies TalliesOf(const MarginCounts& counts, int depth,
                        const DynamicMarginSettings& settings) {
  MarginTallies tallies = {};
  MarginTally sum;
  for (int candidate = settings.count - 1; candidate >= 0; --candidate) {
    const auto at = static_cast<size_t>(candidate);
    for (int d = 1; d <= kMarginDepths; ++d) {
      if (d != depth && settings.pooled == 0) continue;
      const MarginTally& noted = counts.noted[static_cast<size_t>(d - 1)][at];
      sum.tries += noted.tries;
      sum.failures += noted.failures;
      sum.nodes += noted.nodes;
    }
    tallies[at] = sum;
  }
  return tallies;
}

std::optional<int> ChosenMargin(const MarginTallies& tallies, int noted,
                                const DynamicMarginSettings& settings) {
  std::optional<int> chosen;
  for (int candidate = 0; candidate < settings.count; ++candidate) {
    const MarginTally& tally = tallies[static_cast<size_t>(candidate)];
    if (tally.tries == 0 || !IsJudgedNow(tallies, candidate, noted, settings)) continue;
    if (!ReachesTarget(tally, settings)) continue;
    const bool better =
        !chosen || settings.choice == 1 ||
        (settings.choice == 2 && IsMorePrecise(tally, tallies[static_cast<size_t>(*chosen)]));
    if (better) chosen = candidate;
  }
  return chosen;
}

void KeepToCandidates(MarginCounts& counts, const DynamicMarginSettings& settings) {
  if (counts.least == settings.least && counts.step == settings.step &&
      counts.count == settings.count) {
    return;
  }
  counts = MarginCounts();
  counts.least = settings.least;
  counts.step = settings.step;
  counts.count = settings.count;
}

void NoteMarginTrial(MarginCounts& counts, const MarginTrial& trial,
                     const DynamicMarginSettings& settings) {
  MarginTallies& noted = counts.noted[static_cast<size_t>(trial.depth - 1)];
  MarginTally& tally = noted[static_cast<size_t>(trial.candidate)];
  ++tally.tries;
  tally.failures += trial.failed ? 1 : 0;
  // For candidates up to `outer`, a counted node above this one already counts these nodes.
  if (trial.candidate > trial.outer) {
    tally.nodes += trial.nodes;
    if (trial.outer >= 0) noted[static_cast<size_t>(trial.outer)].nodes -= trial.nodes;
  }
  // A node below this one may have adopted a margin during the search. An adopted margin stays.
  if (settings.mode < 2 || counts.adopted[static_cast<size_t>(trial.depth - 1)]) return;
  const std::optional<int> chosen =
      ChosenMargin(TalliesOf(counts, trial.depth, settings), trial.candidate, settings);
  if (!chosen) return;
  const int margin = CandidateMargin(*chosen, settings);
  if (settings.pooled > 0) {
    counts.adopted.fill(margin);
  } else {
    counts.adopted[static_cast<size_t>(trial.depth - 1)] = margin;
  }
}

}  // namespace hakari::search
