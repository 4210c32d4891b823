// A run against its golden.
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

// Where two lists of answers with counters differ: a run and its golden, two builds, two commits,
// two contestants.

// The answers must outlive the list. An id that is there twice counts as it is there last.
struct ListedAnswer {
  std::string id;
  const suites::CountedAnswer* answer;
};
using AnswerList = std::vector<ListedAnswer>;
AnswerList ListOf(const std::map<std::string, suites::CountedAnswer>& rows);

struct AnswerDifference {
  std::string id;
  const suites::CountedAnswer* expected = nullptr;  // null: only the other list has it
  const suites::CountedAnswer* found = nullptr;     // null, too
  bool answers_differ = false;                      // of both, where both are there
  std::vector<std::string> counters;                // those that differ, by name
};

// In the order of `found`, then what only `expected` has, in its order.
std::vector<AnswerDifference> DifferencesOf(const AnswerList& expected, const AnswerList& found);

// A row that is missing or orphaned, or every answer and counter that changed.
Findings FindingsOf(const AnswerDifference& difference);

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
