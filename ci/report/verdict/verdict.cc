#include "ci/report/verdict/verdict.h"

#include <map>
#include <set>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari {
namespace {

struct VerdictEntry {
  Verdict verdict;
  const char* name;
  ExitCode exit_code;
};

constexpr VerdictEntry kVerdicts[] = {
    {Verdict::kPass, "pass", ExitCode::kPass},
    {Verdict::kImproved, "improved", ExitCode::kPass},
    {Verdict::kInconclusive, "inconclusive", ExitCode::kInconclusive},
    {Verdict::kRegressed, "regressed", ExitCode::kRegressed},
    {Verdict::kInvalid, "invalid", ExitCode::kInvalid},
};

// A kind that can be there a thousand times is counted, the others speak for themselves.
void AddInvalidReasons(const Findings& findings, Judgement& judgement) {
  std::map<FindingKind, int> counts;
  for (const Finding& finding : findings) {
    if (!Invalidates(finding.kind)) continue;
    if (finding.problem.empty()) {
      judgement.reasons.push_back(FindingText(finding));
    } else {
      ++counts[finding.kind];
    }
  }
  for (const auto& [kind, count] : counts) {
    judgement.reasons.push_back(
        absl::StrCat(FindingKindName(kind), ": ", count, count == 1 ? " problem" : " problems"));
  }
}

void AddRegressedReasons(const Findings& findings, Judgement& judgement) {
  std::set<std::string> wrong;
  std::set<std::string> changed;
  for (const Finding& finding : findings) {
    (finding.kind == FindingKind::kWrongAnswer ? wrong : changed).insert(finding.problem);
  }
  if (!wrong.empty()) {
    judgement.reasons.push_back(absl::StrCat("wrong answers: ", wrong.size()));
  }
  if (!changed.empty()) {
    judgement.reasons.push_back(
        absl::StrCat("behaviour: accept or mend (", changed.size(), " changed)"));
  }
}

}  // namespace

absl::string_view VerdictName(Verdict verdict) {
  for (const VerdictEntry& entry : kVerdicts) {
    if (entry.verdict == verdict) return entry.name;
  }
  return "?";
}

absl::StatusOr<Verdict> ParseVerdict(absl::string_view name) {
  for (const VerdictEntry& entry : kVerdicts) {
    if (entry.name == name) return entry.verdict;
  }
  return absl::InvalidArgumentError(absl::StrCat("there is no verdict '", name, "'"));
}

ExitCode ExitCodeOf(Verdict verdict) {
  for (const VerdictEntry& entry : kVerdicts) {
    if (entry.verdict == verdict) return entry.exit_code;
  }
  return ExitCode::kInvalid;
}

bool Invalidates(FindingKind kind) {
  switch (kind) {
    case FindingKind::kCannotRun:
    case FindingKind::kNoGolden:
    case FindingKind::kUnreadable:
    case FindingKind::kStale:
    case FindingKind::kMissingRow:
    case FindingKind::kOrphanedRow:
    case FindingKind::kDuplicated:
    case FindingKind::kDidNotRun:
    case FindingKind::kInterrupted:
    case FindingKind::kNothingCompared:
      return true;
    case FindingKind::kChangedAnswer:
    case FindingKind::kChangedCounter:
    case FindingKind::kWrongAnswer:
      return false;
  }
  return true;
}

Judgement Judge(const Findings& findings) {
  Judgement judgement;
  AddInvalidReasons(findings, judgement);
  if (!judgement.reasons.empty()) {
    judgement.verdict = Verdict::kInvalid;
  } else if (!findings.empty()) {
    judgement.verdict = Verdict::kRegressed;
    AddRegressedReasons(findings, judgement);
  }
  return judgement;
}

}  // namespace hakari
