// Use 1 of Miwa's thesis (section 4.2): the nodes of the mate search at a node depend on how likely
// a mate is. The budget by depth is multiplied by a function of the classifier's distance from the
// hyperplane (formulas 4.1 to 4.3), by a constant, and by a scale that keeps the total effort of
// all nodes as it is without a function.
//
// Only integers decide. A budget never falls when the distance or the budget by depth grows, so the
// depth that the table stores still tells whether to ask again.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_MATE_BUDGET_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_MATE_BUDGET_H_

#include <algorithm>
#include <cstdint>

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/search/prediction.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {

enum BudgetFunction { kNoBudgetFunction, kLinearBudget, kSigmoidBudget, kStepBudget };

// The share that the value 1 of a function stands for.
inline constexpr int64_t kWholeShare = predict::kCertainty;
static_assert(kWholeShare == predict::kModelScale, "shares are counted as distances are");

// The function of a distance (predict::LinearModel), rounded towards 0. The sigmoid is linear
// between multiples of an eighth. The result is never below 0; the linear function exceeds 1.
inline int64_t BudgetShare(int64_t distance, const MateBudgetSettings& settings) {
  constexpr int64_t kThousandths = 1000;
  constexpr int64_t kFarthest = int64_t{1} << 30;
  switch (settings.function) {
    case kLinearBudget: {
      const int64_t near = std::clamp(distance, -kFarthest, kFarthest);
      return std::max(int64_t{0}, kWholeShare / 2 + settings.slope * near / kThousandths);
    }
    case kSigmoidBudget:
      return predict::MateProbability(distance);
    case kStepBudget:
      return distance >= 0 ? kWholeShare : 0;
    default:
      return kWholeShare;
  }
}

// Rounded to the nearest node, halves up. 0: the mate search is not asked.
inline uint64_t ShareOfBudget(uint64_t nodes, int64_t share, const MateBudgetSettings& settings) {
  using Wide = unsigned __int128;
  constexpr Wide kMostNodes = 1'000'000'000;
  constexpr Wide kPercents = 100 * 100;
  constexpr Wide kWhole = kPercents * static_cast<Wide>(kWholeShare);
  const Wide product = static_cast<Wide>(nodes) * static_cast<Wide>(share) *
                       static_cast<Wide>(settings.constant) * static_cast<Wide>(settings.scale);
  return static_cast<uint64_t>(std::min((product + kWhole / 2) / kWhole, kMostNodes));
}

// The classifier's distance for a mate by `attacker`, with either side to move.
int64_t MateDistance(const Position& position, Color attacker, const MateBudgetSettings& settings);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_MATE_BUDGET_H_
