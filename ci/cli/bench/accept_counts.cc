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

namespace hakari::cli {

report::ExitCode RunAcceptCounts(const std::string& reason) {
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  const absl::StatusOr<check::CountAcceptance> plan = check::PlanCounts(bench::AllCases(), *root);
  if (!plan.ok()) return Complain(report::ExitCode::kInvalid, plan.status().message());
  if (plan->nothing_to_do) {
    std::cout << check::kAnswersPath << ": nothing to accept, the counts are unchanged\n";
    return report::ExitCode::kPass;
  }
  std::cout << check::kAnswersPath << ": " << plan->counts << "\n"
            << plan->difference << std::flush;
  const absl::Status written = check::WriteCounts(
      *plan, *root, reason, absl::FormatTime("%Y-%m-%d", absl::Now(), absl::UTCTimeZone()));
  return written.ok() ? report::ExitCode::kPass
                      : Complain(report::ExitCode::kInvalid, written.message());
}

}  // namespace hakari::cli
