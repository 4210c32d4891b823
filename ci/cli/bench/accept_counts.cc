#include "ci/cli/bench/accept_counts.h"

#include <iostream>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "bench/cases.h"
#include "ci/check/accept/count_acceptance.h"
#include "ci/cli/command.h"
#include "ci/project/project_folder.h"

namespace hakari {

ExitCode RunAcceptCounts(const std::string& reason) {
  const absl::StatusOr<std::string> root = ProjectFolder();
  if (!root.ok()) return Complain(ExitCode::kInvalid, root.status().message());
  const absl::StatusOr<CountAcceptance> plan = PlanCounts(AllCases(), *root);
  if (!plan.ok()) return Complain(ExitCode::kInvalid, plan.status().message());
  if (plan->nothing_to_do) {
    std::cout << kAnswersPath << ": nothing to accept, it says the same\n";
    return ExitCode::kPass;
  }
  std::cout << kAnswersPath << ": " << plan->counts << "\n" << plan->difference << std::flush;
  const absl::Status written = WriteCounts(
      *plan, *root, reason, absl::FormatTime("%Y-%m-%d", absl::Now(), absl::UTCTimeZone()));
  return written.ok() ? ExitCode::kPass : Complain(ExitCode::kInvalid, written.message());
}

}  // namespace hakari
