// The measurements of each part, row by row, and the claim about all parts together.
#ifndef HAKARI_CI_REPRODUCE_ENGINE_ABLATION_ROWS_H_
#define HAKARI_CI_REPRODUCE_ENGINE_ABLATION_ROWS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "base/statistics/strength.h"
#include "ci/compare/ratio_to_first.h"
#include "ci/compare/solved.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/engine/ablation_plan.h"
#include "ci/reproduce/engine/ablation_searches.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/svg.h"

namespace hakari::reproduce {

// The search with the change, compared with the one without it.
struct MeasuredPart {
  AblationRow row;
  std::optional<compare::RatioToFirst> nodes, cpu_per_node;  // to a fixed depth
  Agreement agreement, agreement_beside;
  compare::ContestantPair solved;  // first: beside; second: changed
  bool same_searches = false;      // equal nodes and answers on all positions and problems
  const MatchRun* match = nullptr;
  Strength strength;       // of the search with the change, 95 %
  Interval elo_among_all;  // holds for all rows together with 95 %
};

absl::StatusOr<std::vector<MeasuredPart>> MeasuredParts(Ablation ablation,
                                                        AblationSearches& searches,
                                                        MarginLab& games);

// "Every part makes the search stronger": holds if all intervals are on the right side of 0, does
// not hold if one is on the other side. The text names the parts of both kinds.
JudgedClaim EveryPartEarnsItsPlace(Ablation ablation, const std::vector<MeasuredPart>& parts);

// The Elo gained by each part, largest first.
BarChart WorthChart(Ablation ablation, const std::vector<MeasuredPart>& parts);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_ENGINE_ABLATION_ROWS_H_
