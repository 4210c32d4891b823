// The paper's claims about table 1 and figure 4, judged by our matches, and claims about what the
// published counts themselves can show.
#ifndef HAKARI_CI_REPRODUCE_FUTILITY_TARGET_CLAIMS_H_
#define HAKARI_CI_REPRODUCE_FUTILITY_TARGET_CLAIMS_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/futility/study.h"
#include "ci/reproduce/margin_lab.h"
#include "golden/published/published_table.h"

namespace hakari::reproduce {

struct TargetRun {
  TargetMatch wanted;
  const MatchRun* run = nullptr;
  Interval score;          // of the dynamic side, by pairs
  std::string score_text;  // "50.5 % [46.1, 54.9]"

  double mean_score() const;
};

struct TargetRuns {
  golden::PublishedTable published;
  std::vector<TargetRun> runs;

  // The run that is compared with the paper's for this target; null if there is none.
  const TargetRun* Beside(int target) const;
  // The smallest and the largest of the paper's targets played at fixed nodes, if there are two.
  std::optional<std::pair<const TargetRun*, const TargetRun*>> CountedEnds() const;
  // Whether those two played the same games, move by move.
  bool are_alike() const;
};

// The claims of the table.
absl::StatusOr<std::vector<JudgedClaim>> TargetClaims(const TargetRuns& runs);
// The claim of the figure: 60 % is the best.
absl::StatusOr<JudgedClaim> PeakClaim(const TargetRuns& runs);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_FUTILITY_TARGET_CLAIMS_H_
