// How the classifier steers PDS: which seam it uses, by how much, and to which ply. Use 2 of Miwa's
// thesis (section 4.3) changes the initial numbers of positions that are not in the table; use 3
// (section 4.4) changes the steps by which limits are raised.
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
  kIncrements,         // added in full: a child may get a higher limit than its parent has
  kBoundedIncrements,  // cut at the parent's own limit
};
enum class SteeringShape {
  kStep,     // depends only on the side of the hyperplane
  kSigmoid,  // smaller near the hyperplane
};
enum class SteeringReach {
  kConstant,   // the same at the first plies, 0 below
  kShrinking,  // one less per ply
};
// What the classifier judges: the position itself, or its children, combined as in table 4.10.
enum class SteeringSource { kPosition, kIndependentChildren, kDependentChildren };

constexpr int kConstantReachPlies = 4;  // the default: plies 0 to 3
constexpr int kMostReachPlies = 64;

struct Steering {
  const LinearModel* model = nullptr;
  SteeringUse use = SteeringUse::kIncrements;
  SteeringShape shape = SteeringShape::kStep;
  SteeringReach reach = SteeringReach::kShrinking;
  SteeringSource source = SteeringSource::kPosition;
  int plies = kConstantReachPlies;  // number of plies of the constant reach, including the root
  int alpha = 0;                    // the largest extra, added to 1; 0 leaves the search unchanged
  // Moves the hyperplane, in the model's units. Above 0, more mates are predicted.
  int64_t offset = 0;
};

constexpr int kLargestAlpha = kLargestSigmoidScale;

// The largest extra at this ply. If it is 0, the classifier is not used.
constexpr int MostExtra(const Steering& steering, int ply) {
  if (steering.reach == SteeringReach::kConstant) return ply < steering.plies ? steering.alpha : 0;
  return std::max(0, steering.alpha - ply);
}

// Converts everything except the model to a name and back. Example:
// "increments-sigmoid-shrinking-7", followed by "-independent" or "-dependent", "-plies2" (for a
// constant reach) and "-offset0.5" if they differ from the default.
std::string SteeringName(const Steering& steering);
absl::StatusOr<Steering> ParseSteering(absl::string_view name, const LinearModel& model);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SEARCH_STEERING_H_
