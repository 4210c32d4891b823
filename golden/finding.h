// A difference between what a run gave and what was expected of it.
#ifndef HAKARI_GOLDEN_FINDING_H_
#define HAKARI_GOLDEN_FINDING_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::golden {

enum class FindingKind {
  // The comparison says nothing until these are mended.
  kCannotRun,    // the run as a whole could not begin or end
  kNoGolden,     // there is no golden for these limits
  kUnreadable,   // there is one, but it is damaged, or the log does not know it
  kStale,        // it was accepted for other problems, another configuration, other limits
  kMissingRow,   // a problem that it does not know
  kOrphanedRow,  // a row without a problem
  kDuplicated,   // two outcomes of one problem
  kDidNotRun,    // a problem without an outcome, or with one that is not an answer
  kInterrupted,  // the run was stopped
  kNothingCompared,
  // The program behaves differently.
  kChangedAnswer,
  kChangedCounter,
  // The program is wrong, whatever was expected of it.
  kWrongAnswer,
};

absl::string_view FindingKindName(FindingKind kind);
absl::StatusOr<FindingKind> ParseFindingKind(absl::string_view name);

struct Finding {
  FindingKind kind;
  std::string problem;   // its id; empty if it is about the whole
  std::string field;     // which counter, or which part of the header
  std::string expected;  // what the golden says
  std::string found;     // what the run gave

  friend bool operator==(const Finding& a, const Finding& b) {
    return a.kind == b.kind && a.problem == b.problem && a.field == b.field &&
           a.expected == b.expected && a.found == b.found;
  }
};

using Findings = std::vector<Finding>;

// One line for people: "start: nodes 120, was 100". The bytes of answers are made printable.
std::string FindingText(const Finding& finding);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_FINDING_H_
