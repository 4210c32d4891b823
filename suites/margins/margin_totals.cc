#include "suites/margins/margin_totals.h"

#include <algorithm>
#include <cmath>

namespace hakari::margins {

std::vector<int> CandidatesOf(const search::MarginCounts& margins) {
  std::vector<int> candidates;
  for (int i = 0; i < margins.count; ++i) candidates.push_back(margins.least + i * margins.step);
  return candidates;
}

std::vector<search::MarginTally> TalliesOf(const search::MarginCounts& margins,
                                           CountedDepths depths) {
  search::DynamicMarginSettings settings;
  settings.count = margins.count;
  settings.pooled = depths == CountedDepths::kBoth ? 1 : 0;
  const search::MarginTallies tallies =
      search::TalliesOf(margins, depths == CountedDepths::kSecond ? 2 : 1, settings);
  return {tallies.begin(), tallies.begin() + margins.count};
}

std::optional<double> PrecisionOf(const search::MarginTally& tally) {
  if (tally.tries == 0) return std::nullopt;
  return 1 - static_cast<double>(tally.failures) / static_cast<double>(tally.tries);
}

std::optional<int> FirstAdoptedAt(const SideOfGame& side) {
  std::optional<int> first;
  for (const std::optional<int>& ply : side.adopted_at) {
    if (ply && (!first || *ply < *first)) first = ply;
  }
  return first;
}

Spread SpreadOf(const std::vector<double>& values) {
  Spread spread;
  spread.count = values.size();
  if (values.empty()) return spread;
  for (const double value : values) spread.mean += value;
  spread.mean /= static_cast<double>(values.size());
  if (values.size() < 2) return spread;
  double squares = 0;
  for (const double value : values) squares += (value - spread.mean) * (value - spread.mean);
  spread.deviation = std::sqrt(squares / static_cast<double>(values.size() - 1));
  return spread;
}

std::vector<const SideOfGame*> CountingSides(const GameSeries& series) {
  std::vector<const SideOfGame*> sides;
  for (const MarginGame& game : series) {
    for (const SideOfGame& side : game.sides) {
      if (side.margins.count > 0) sides.push_back(&side);
    }
  }
  return sides;
}

int ThresholdPassedBy(double share, const std::vector<GameSeries>& games) {
  std::vector<int64_t> tries;
  for (const GameSeries& series : games) {
    for (const SideOfGame* side : CountingSides(series)) {
      tries.push_back(TalliesOf(side->margins, CountedDepths::kBoth)[0].tries);
    }
  }
  if (tries.empty()) return 0;
  std::sort(tries.begin(), tries.end());
  const auto passing = static_cast<size_t>(std::llround(share * static_cast<double>(tries.size())));
  if (passing >= tries.size()) return 0;
  return static_cast<int>(tries[tries.size() - passing - 1]);
}

}  // namespace hakari::margins
