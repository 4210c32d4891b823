// Compares a run with its golden.
#ifndef HAKARI_GOLDEN_COMPARE_H_
#define HAKARI_GOLDEN_COMPARE_H_

#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "golden/finding.h"
#include "golden/golden.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"
#include "suites/run/suite_run.h"

namespace hakari::golden {

// The differences between two lists of answers with counters: a run and its golden, two builds, two
// commits, two contestants.

// The answers must outlive the list. If an id occurs twice, the last one counts.
struct ListedAnswer {
  std::string id;
  const suites::CountedAnswer* answer;
};
using AnswerList = std::vector<ListedAnswer>;
AnswerList ListOf(const std::map<std::string, suites::CountedAnswer>& rows);

struct AnswerDifference {
  std::string id;
  const suites::CountedAnswer* expected = nullptr;  // null: only the other list has the problem
  const suites::CountedAnswer* found = nullptr;     // null: as above
  bool answers_differ = false;                      // of both lists, where both have the problem
  std::vector<std::string> counters;                // those that differ, by name
};

// In the order of `found`; then the ids that only `expected` has, in its order.
std::vector<AnswerDifference> DifferencesOf(const AnswerList& expected, const AnswerList& found);

// A missing or orphaned row, or every answer and counter that changed.
Findings FindingsOf(const AnswerDifference& difference);

// The header of a golden for this run.
GoldenHeader HeaderOf(const suites::Suite& suite, const suites::SuiteRun& run,
                      const suites::Limits& limits);
// The golden itself, made from the problems that ran.
Golden GoldenOf(const suites::Suite& suite, const suites::SuiteRun& run,
                const suites::Limits& limits);

// The faults of the run itself: problems that did not run, and wrong answers that are a fault.
Findings Inspect(const suites::SuiteRun& run);

// The faults of a run and every difference from the golden: first those of the whole, then those of
// problems, in the problems' order. Problems that the run did not select are not missing; rows for
// problems that the suite does not have are orphans.
Findings Compare(const suites::Suite& suite, const suites::SuiteRun& run,
                 const suites::Limits& limits, const absl::StatusOr<Golden>& golden);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_COMPARE_H_
