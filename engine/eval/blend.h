// Blends the sums of the three phases into one value, by how far the game has come. All arithmetic
// is in integers and every division truncates, so the negative of all sums gives exactly the
// negative value.
#ifndef HAKARI_ENGINE_EVAL_BLEND_H_
#define HAKARI_ENGINE_EVAL_BLEND_H_

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/eval/feature_list.h"

namespace hakari::eval {

// Weights are eighths of a centipawn; weights of the progress are eighths of its unit.
constexpr int kWeightScale = 8;
// The progress of a whole game. The opening weights apply at 0, the middle game weights at half,
// the end game weights at the full value.
constexpr int kMostProgress = 256;
constexpr int kHalfProgress = kMostProgress / 2;
// Every value lies strictly between -kValueLimit and kValueLimit.
constexpr int kValueLimit = 20000;

constexpr int ProgressOf(int sum_of_weights) {
  return std::clamp(sum_of_weights / kWeightScale, 0, kMostProgress);
}

// The share of each phase in a position, in parts of kHalfProgress.
constexpr std::array<int, kPhaseCount> PartsOfPhases(int progress) {
  const int opening = std::max(kHalfProgress - progress, 0);
  const int end = std::max(progress - kHalfProgress, 0);
  return {opening, kHalfProgress - opening - end, end};
}

// Blends sums of weights. The result is in fractions of a centipawn, the input of Centipawns().
constexpr int64_t Blended(const std::array<int, kPhaseCount>& sums, int progress) {
  const std::array<int, kPhaseCount> parts = PartsOfPhases(progress);
  int64_t blended = 0;
  for (size_t phase = 0; phase < sums.size(); ++phase)
    blended += int64_t{sums[phase]} * parts[phase];
  return blended;
}
constexpr int64_t kBlendedCentipawn = int64_t{kWeightScale} * kHalfProgress;

constexpr int Centipawns(int64_t blended) {
  return static_cast<int>(
      std::clamp<int64_t>(blended / kBlendedCentipawn, 1 - kValueLimit, kValueLimit - 1));
}

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_BLEND_H_
