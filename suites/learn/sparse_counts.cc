#include "suites/learn/sparse_counts.h"

#include <cstddef>

#include "engine/core/color.h"
#include "engine/eval/blend.h"
#include "engine/eval/definition.h"

namespace hakari::learn {

RealWeights RealOf(const eval::WeightNumbers& numbers) {
  RealWeights weights(numbers.cells.size());
  for (size_t cell = 0; cell < weights.size(); ++cell) {
    for (size_t phase = 0; phase < eval::kPhaseCount; ++phase) {
      weights[cell][phase] = static_cast<float>(numbers.cells[cell][phase]) / eval::kWeightScale;
    }
  }
  return weights;
}

float SparseCounts::Value(const RealWeights& weights) const {
  std::array<float, eval::kPhaseCount> sums = {};
  for (const CellCount& count : cells) {
    const std::array<float, eval::kPhaseCount>& of_cell = weights[count.cell];
    for (size_t phase = 0; phase < sums.size(); ++phase) {
      sums[phase] += static_cast<float>(count.more) * of_cell[phase];
    }
  }
  float value = 0;
  for (size_t phase = 0; phase < sums.size(); ++phase) value += parts[phase] * sums[phase];
  return value;
}

void SparseCounts::AddSlope(float slope, RealWeights& slopes) const {
  std::array<float, eval::kPhaseCount> by_phase;
  for (size_t phase = 0; phase < by_phase.size(); ++phase) by_phase[phase] = slope * parts[phase];
  for (const CellCount& count : cells) {
    std::array<float, eval::kPhaseCount>& of_cell = slopes[count.cell];
    for (size_t phase = 0; phase < by_phase.size(); ++phase) {
      of_cell[phase] += static_cast<float>(count.more) * by_phase[phase];
    }
  }
}

SparseCounts CountsOf(const Position& position, const eval::WeightNumbers& numbers) {
  const eval::CellCounts counts = eval::CountEveryCell(position);
  SparseCounts sparse;
  for (size_t cell = 0; cell < eval::kCellCount; ++cell) {
    const int more = counts.of[kBlack][cell] - counts.of[kWhite][cell];
    if (more != 0) {
      sparse.cells.push_back({static_cast<uint16_t>(cell), static_cast<int16_t>(more)});
    }
  }
  int progress = 0;
  for (size_t cell = 0; cell < eval::kProgressCellCount; ++cell) {
    progress += counts.progress[cell] * numbers.progress[cell];
  }
  const std::array<int, eval::kPhaseCount> parts = eval::PartsOfPhases(eval::ProgressOf(progress));
  for (size_t phase = 0; phase < parts.size(); ++phase) {
    sparse.parts[phase] = static_cast<float>(parts[phase]) / eval::kHalfProgress;
  }
  return sparse;
}

}  // namespace hakari::learn
