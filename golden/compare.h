// A run against its golden.
#ifndef HAKARI_GOLDEN_COMPARE_H_
#define HAKARI_GOLDEN_COMPARE_H_

#include "absl/status/statusor.h"
#include "golden/finding.h"
#include "golden/golden.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"
#include "suites/run/suite_run.h"

namespace hakari::golden {

// The header that a golden of this run has.
GoldenHeader HeaderOf(const suites::Suite& suite, const suites::SuiteRun& run,
                      const suites::Limits& limits);
// The golden itself, of what ran.
Golden GoldenOf(const suites::Suite& suite, const suites::SuiteRun& run,
                const suites::Limits& limits);

// What is wrong with a run by itself: what did not run, and wrong answers where they are a fault.
Findings Inspect(const suites::SuiteRun& run);

// What is wrong with a run, and every difference from the golden, those of the whole first, then in
// the order of the problems. Problems that the run did not select are not missed; rows for problems
// that the suite does not have are orphans.
Findings Compare(const suites::Suite& suite, const suites::SuiteRun& run,
                 const suites::Limits& limits, const absl::StatusOr<Golden>& golden);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_COMPARE_H_
