// The whole way from a suite's name to a verdict: run, compare with the golden, judge, report.
#ifndef HAKARI_CI_CHECK_SUITE_CHECK_H_
#define HAKARI_CI_CHECK_SUITE_CHECK_H_

#include <memory>
#include <optional>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/run/journal.h"
#include "ci/report/suite_report.h"
#include "golden/golden.h"
#include "suites/core/outcome.h"
#include "suites/core/suite.h"
#include "suites/run/suite_run.h"

namespace hakari::check {

struct SuiteCheckOptions {
  suites::SuiteRunOptions run;
  golden::GoldenPlace goldens;  // an empty root: that of the problems
  bool with_golden = true;      // false: only faults of the run itself are found
};

struct SuiteCheck {
  report::SuiteReport report;  // complete but for its origin
  // How many of the selected problems the watchdog left out, and why (base/run/watchdog.h).
  int not_asked = 0;
  bool out_of_time = false;
  std::optional<suites::OutcomeStatus> gave_up;
  // The caller discards it once the report is saved; null if there is none to discard.
  std::unique_ptr<Journal> journal;
};

// The only error is kOutOfRange: the user asked for something that does not exist (a program, a
// problem, a part). Every other failure is a finding of the report.
absl::StatusOr<SuiteCheck> CheckSuite(const suites::Suite& suite, const SuiteCheckOptions& options,
                                      const Context& context);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_SUITE_CHECK_H_
