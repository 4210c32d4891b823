#include "engine/eval/breakdown.h"

#include <cstddef>

#include "engine/eval/blend.h"
#include "engine/eval/definition.h"

namespace hakari::eval {
namespace {

int ProgressFrom(const CellCounts& counts, const WeightNumbers& numbers) {
  int sum = 0;
  for (size_t cell = 0; cell < kProgressCellCount; ++cell) {
    sum += counts.progress[cell] * numbers.progress[cell];
  }
  return ProgressOf(sum);
}

void AddTerms(const FeatureInfo& feature, const CellCounts& counts, const WeightNumbers& numbers,
              int progress, BreakdownGroup& group) {
  for (int cell = feature.first_cell; cell < feature.first_cell + feature.cells(); ++cell) {
    const auto i = static_cast<size_t>(cell);
    const int black = counts.of[kBlack][i];
    const int white = counts.of[kWhite][i];
    if (black == 0 && white == 0) continue;
    const PhaseWeights& weights = numbers.cells[i];
    const int64_t weight = Blended({weights[kOpening], weights[kMiddle], weights[kEnd]}, progress);
    group.terms.push_back({cell, black, white, weight});
  }
}

}  // namespace

int64_t BreakdownGroup::value(Color color) const {
  int64_t sum = 0;
  for (const BreakdownTerm& term : terms) {
    sum += (color == kBlack ? term.black : term.white) * term.weight;
  }
  return sum;
}

Breakdown Explain(const Position& position, const Weights& weights) {
  const CellCounts counts = CountEveryCell(position);
  Breakdown breakdown{counts.progress, ProgressFrom(counts, weights.numbers()), {}, 0};
  int64_t sum = 0;
  for (const FeatureInfo& feature : Features()) {
    if (feature.is_progress()) continue;
    if (breakdown.groups.empty() || breakdown.groups.back().name != feature.group) {
      breakdown.groups.push_back({feature.group, {}});
    }
    AddTerms(feature, counts, weights.numbers(), breakdown.progress, breakdown.groups.back());
  }
  for (const BreakdownGroup& group : breakdown.groups) sum += group.value();
  const int for_black = Centipawns(sum);
  breakdown.value = position.side_to_move() == kBlack ? for_black : -for_black;
  return breakdown;
}

}  // namespace hakari::eval
