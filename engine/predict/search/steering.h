// How the classifier bends PDS: which of its two seams, by how much, and down to which ply. Use 2
// of Miwa's thesis (section 4.3) gives positions that are not in the table yet other numbers than
// 1; use 3 (section 4.4) raises limits by other steps than 1.
#ifndef HAKARI_ENGINE_PREDICT_SEARCH_STEERING_H_
#define HAKARI_ENGINE_PREDICT_SEARCH_STEERING_H_

#include <algorithm>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/scaled_sigmoid.h"

namespace hakari::predict {

enum class SteeringUse {
  kInitialNumbers,
  kIncrements,         // added whole: a child may be given more than its parent has
  kBoundedIncrements,  // cut where the parent's own limit ends
};
enum class SteeringShape {
  kStep,     // which side of the hyperplane, no more
  kSigmoid,  // less of it near the hyperplane
};
enum class SteeringReach {
  kConstant,   // the same at the first plies, nothing below
  kShrinking,  // one less a ply
};
// What is asked about a position: itself, or its children, put together as table 4.10 has it.
enum class SteeringSource { kPosition, kIndependentChildren, kDependentChildren };

constexpr int kConstantReachPlies = 4;  // the usual ones: 0 to 3
constexpr int kMostReachPlies = 64;

struct Steering {
  const LinearModel* model = nullptr;
  SteeringUse use = SteeringUse::kIncrements;
  SteeringShape shape = SteeringShape::kStep;
  SteeringReach reach = SteeringReach::kShrinking;
  SteeringSource source = SteeringSource::kPosition;
  int plies = kConstantReachPlies;  // of the constant reach, the root's among them
  int alpha = 0;                    // the most that is added to a 1; 0 leaves the search as it is
  int64_t offset = 0;  // moves the hyperplane, in the model's units: above 0, more mates are seen
};

constexpr int kLargestAlpha = kLargestSigmoidScale;

// The most that may be added at this ply; 0: the classifier is not asked.
constexpr int MostExtra(const Steering& steering, int ply) {
  if (steering.reach == SteeringReach::kConstant) return ply < steering.plies ? steering.alpha : 0;
  return std::max(0, steering.alpha - ply);
}

// "increments-sigmoid-shrinking-7", then "-independent" or "-dependent", "-plies2" of a constant
// reach and "-offset0.5" where they are not as usual. Everything but the model, and back.
std::string SteeringName(const Steering& steering);
absl::StatusOr<Steering> ParseSteering(absl::string_view name, const LinearModel& model);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_STEERING_H_
