// The only way in which a golden changes: a whole, valid run replaces it, with a reason; and what
// the log says of problems and goldens that went.
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
  golden::ProblemNames gone;  // rows that the golden before had and this one has not
};

// Before the run: a search that ends by a time has other answers and counts every time.
absl::Status RefuseTimes(const suites::Limits& limits);

// What accepting this run would change. Refused for a run that is not whole or not valid, and for
// wrong answers.
absl::StatusOr<Acceptance> PlanAcceptance(const suites::Suite& suite, const suites::SuiteRun& run,
                                          const suites::Limits& limits,
                                          const golden::GoldenPlace& place);

// The same of a golden that is no suite's run. It must be of a whole and valid measurement.
Acceptance PlanGolden(const golden::Golden& golden, const golden::GoldenPlace& place);

// Before the run, which may take hours: whether goldens of the suite can be written.
absl::Status CheckWritable(const std::string& suite, const golden::GoldenPlace& place);

// Writes the golden, then its line in the log. `date` is "2026-11-18".
absl::Status WriteAcceptance(const Acceptance& acceptance, const golden::GoldenPlace& place,
                             absl::string_view reason, absl::string_view date);

// A line in the suite's log that these problems are gone or altered on purpose; `suite_hash` is of
// the problems as they are now.
absl::Status WriteProblemsEntry(const std::string& suite, const golden::ProblemNames& names,
                                const std::string& suite_hash, const golden::GoldenPlace& place,
                                absl::string_view reason, absl::string_view date);

// The same for the problems whose rows have gone with these goldens, unless the log says so
// already. All are of one suite.
absl::Status WriteGoneProblems(const std::vector<const Acceptance*>& accepted,
                               const golden::GoldenPlace& place, absl::string_view reason,
                               absl::string_view date);

// Removes the golden with this file name and says so in the log. kNotFound if it is not there.
absl::Status RemoveGolden(const std::string& suite, const std::string& file,
                          const golden::GoldenPlace& place, absl::string_view reason,
                          absl::string_view date);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_ACCEPT_ACCEPTANCE_H_
