// A difference between a run and what was expected of it.
#ifndef HAKARI_GOLDEN_FINDING_H_
#define HAKARI_GOLDEN_FINDING_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::golden {

enum class FindingKind {
  // Until these are corrected the comparison says nothing.
  kCannotRun,    // the run as a whole could not begin or end
  kNoGolden,     // there is no golden for these limits
  kUnreadable,   // there is one, but it is damaged, or not in the log
  kStale,        // it was accepted for other problems, another configuration or other limits
  kMissingRow,   // a problem that is not in the golden
  kOrphanedRow,  // a row without a problem
  kDuplicated,   // two outcomes of one problem
  kDidNotRun,    // a problem without an outcome, or whose outcome is not an answer
  kInterrupted,  // the run was stopped
  kNothingCompared,
  // The program behaves differently.
  kChangedAnswer,
  kChangedCounter,
  // The program is wrong, whatever the golden says.
  kWrongAnswer,
};

absl::string_view FindingKindName(FindingKind kind);
absl::StatusOr<FindingKind> ParseFindingKind(absl::string_view name);

struct Finding {
  FindingKind kind;
  std::string problem;   // its id; empty if the finding is about the whole
  std::string field;     // the counter, or the part of the header
  std::string expected;  // the value in the golden
  std::string found;     // the value of the run

  friend bool operator==(const Finding& a, const Finding& b) {
    return a.kind == b.kind && a.problem == b.problem && a.field == b.field &&
           a.expected == b.expected && a.found == b.found;
  }
};

using Findings = std::vector<Finding>;

// One line for a message: "start: nodes 120, was 100". Unprintable bytes of answers are escaped.
std::string FindingText(const Finding& finding);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_FINDING_H_
