#include "golden/finding.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/text/printable.h"
#include "golden/configuration_change.h"

namespace hakari::golden {
namespace {

struct KindName {
  FindingKind kind;
  const char* name;
};

constexpr KindName kKindNames[] = {
    {FindingKind::kCannotRun, "cannot-run"},
    {FindingKind::kNoGolden, "no-golden"},
    {FindingKind::kUnreadable, "unreadable"},
    {FindingKind::kStale, "stale"},
    {FindingKind::kMissingRow, "missing-row"},
    {FindingKind::kOrphanedRow, "orphaned-row"},
    {FindingKind::kDuplicated, "duplicated"},
    {FindingKind::kDidNotRun, "did-not-run"},
    {FindingKind::kInterrupted, "interrupted"},
    {FindingKind::kNothingCompared, "nothing-compared"},
    {FindingKind::kChangedAnswer, "changed-answer"},
    {FindingKind::kChangedCounter, "changed-counter"},
    {FindingKind::kWrongAnswer, "wrong-answer"},
};

std::string Shown(absl::string_view text) { return text.empty() ? "nothing" : Printable(text); }

std::string ChangeText(const Finding& finding) {
  const std::string was = Shown(finding.expected);
  const std::string is = Shown(finding.found);
  switch (finding.kind) {
    case FindingKind::kNoGolden:
      return absl::StrCat("no golden ", was);
    case FindingKind::kCannotRun:
    case FindingKind::kUnreadable:
      return is;
    case FindingKind::kStale:
      if (finding.field == "configuration") {
        return absl::StrCat("the golden is stale: accepted for another configuration: ",
                            ConfigurationChange(finding.expected, finding.found));
      }
      return absl::StrCat("the golden is stale: accepted for ", finding.field, " ", was,
                          ", this run has ", is);
    case FindingKind::kMissingRow:
      return "no row in the golden";
    case FindingKind::kOrphanedRow:
      return "a row in the golden, but no such problem";
    case FindingKind::kDuplicated:
      return "two outcomes";
    case FindingKind::kDidNotRun:
      return absl::StrCat("did not run: ", is);
    case FindingKind::kInterrupted:
      return absl::StrCat("interrupted, not run: ", is);
    case FindingKind::kNothingCompared:
      return "nothing was compared";
    case FindingKind::kChangedAnswer:
      return absl::StrCat("answer ", is, ", was ", was);
    case FindingKind::kChangedCounter:
      return absl::StrCat(finding.field, " ", is, ", was ", was);
    case FindingKind::kWrongAnswer:
      return absl::StrCat("wrong answer ", is);
  }
  return "?";
}

}  // namespace

absl::string_view FindingKindName(FindingKind kind) {
  for (const KindName& entry : kKindNames) {
    if (entry.kind == kind) return entry.name;
  }
  return "?";
}

absl::StatusOr<FindingKind> ParseFindingKind(absl::string_view name) {
  for (const KindName& entry : kKindNames) {
    if (entry.name == name) return entry.kind;
  }
  return absl::InvalidArgumentError(absl::StrCat("there is no kind of finding '", name, "'"));
}

std::string FindingText(const Finding& finding) {
  const std::string change = ChangeText(finding);
  return finding.problem.empty() ? change : absl::StrCat(finding.problem, ": ", change);
}

}  // namespace hakari::golden
