// The only way in which a golden changes: a whole, valid run replaces it, with a reason.
#ifndef HAKARI_CI_ACCEPT_ACCEPTANCE_H_
#define HAKARI_CI_ACCEPT_ACCEPTANCE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "golden/finding.h"
#include "golden/golden.h"
#include "suites/core/suite.h"
#include "suites/run/suite_run.h"

namespace hakari {

struct Acceptance {
  std::string path;  // of the golden, below the project's folder
  Golden golden;
  std::string counts;      // "3 changed, 80 new, 0 gone"
  std::string difference;  // one line a problem; empty if nothing differs
  bool nothing_to_do = false;
};

// What accepting this run would change. Refused for a run that is not whole or not valid, and for
// wrong answers.
absl::StatusOr<Acceptance> PlanAcceptance(const Suite& suite, const SuiteRun& run,
                                          const Limits& limits, const GoldenPlace& place);

// The same of a golden that is no suite's run. It must be of a whole and valid measurement.
Acceptance PlanGolden(const Golden& golden, const GoldenPlace& place);

// Writes the golden, then its line in the log. `date` is "2026-11-18".
absl::Status WriteAcceptance(const Acceptance& acceptance, const GoldenPlace& place,
                             absl::string_view reason, absl::string_view date);

}  // namespace hakari

#endif  // HAKARI_CI_ACCEPT_ACCEPTANCE_H_
