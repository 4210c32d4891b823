// The only code that changes goldens: a whole, valid run replaces a golden, with a reason. Also
// writes the log entries for problems and goldens that were removed or altered.
#ifndef HAKARI_CI_CHECK_ACCEPT_ACCEPTANCE_H_
#define HAKARI_CI_CHECK_ACCEPT_ACCEPTANCE_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "golden/golden.h"
#include "golden/log.h"
#include "suites/core/suite.h"
#include "suites/run/suite_run.h"

namespace hakari::check {

struct Acceptance {
  std::string path;  // of the golden, below the project's folder
  golden::Golden golden;
  std::string counts;      // "3 changed, 80 new, 0 gone"
  std::string difference;  // one line a problem; empty if nothing differs
  bool nothing_to_do = false;
  golden::ProblemNames gone;  // rows of the previous golden that this one lacks
};

// Called before the run: refuses limits in time, since such a search has other answers and counts
// every time.
absl::Status RefuseTimes(const suites::Limits& limits);

// What accepting this run would change. An error for a run that is not whole or not valid, and for
// wrong answers.
absl::StatusOr<Acceptance> PlanAcceptance(const suites::Suite& suite, const suites::SuiteRun& run,
                                          const suites::Limits& limits,
                                          const golden::GoldenPlace& place);

// The same for a golden that is not from a suite's run. It must be from a whole and valid
// measurement.
Acceptance PlanGolden(const golden::Golden& golden, const golden::GoldenPlace& place);

// Called before the run, which may take hours: checks that goldens of the suite can be written.
absl::Status CheckWritable(const std::string& suite, const golden::GoldenPlace& place);

// Writes the golden, then its line in the log. `date` is "2026-11-18".
absl::Status WriteAcceptance(const Acceptance& acceptance, const golden::GoldenPlace& place,
                             absl::string_view reason, absl::string_view date);

// Writes a line in the suite's log that these problems were removed or altered on purpose.
// `suite_hash` is the hash of the current problems.
absl::Status WriteProblemsEntry(const std::string& suite, const golden::ProblemNames& names,
                                const std::string& suite_hash, const golden::GoldenPlace& place,
                                absl::string_view reason, absl::string_view date);

// The same for the problems whose rows these goldens no longer have, unless the log says so
// already. All goldens are of one suite.
absl::Status WriteGoneProblems(const std::vector<const Acceptance*>& accepted,
                               const golden::GoldenPlace& place, absl::string_view reason,
                               absl::string_view date);

// Removes the golden with this file name and says so in the log. kNotFound if it is not there.
absl::Status RemoveGolden(const std::string& suite, const std::string& file,
                          const golden::GoldenPlace& place, absl::string_view reason,
                          absl::string_view date);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_ACCEPT_ACCEPTANCE_H_
