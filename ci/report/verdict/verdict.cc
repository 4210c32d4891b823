#include "ci/report/verdict/verdict.h"

#include <map>
#include <set>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari::report {
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

// Kinds that can occur a thousand times are counted; the others are listed one by one.
void AddInvalidReasons(const golden::Findings& findings, Judgement& judgement) {
  std::map<golden::FindingKind, int> counts;
  for (const golden::Finding& finding : findings) {
    if (!Invalidates(finding.kind)) continue;
    if (finding.problem.empty()) {
      judgement.reasons.push_back(golden::FindingText(finding));
    } else {
      ++counts[finding.kind];
    }
  }
  for (const auto& [kind, count] : counts) {
    judgement.reasons.push_back(absl::StrCat(golden::FindingKindName(kind), ": ", count,
                                             count == 1 ? " problem" : " problems"));
  }
}

void AddRegressedReasons(const golden::Findings& findings, Judgement& judgement) {
  std::set<std::string> wrong;
  std::set<std::string> changed;
  for (const golden::Finding& finding : findings) {
    (finding.kind == golden::FindingKind::kWrongAnswer ? wrong : changed).insert(finding.problem);
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
  return absl::InvalidArgumentError(absl::StrCat("unknown verdict '", name, "'"));
}

ExitCode ExitCodeOf(Verdict verdict) {
  for (const VerdictEntry& entry : kVerdicts) {
    if (entry.verdict == verdict) return entry.exit_code;
  }
  return ExitCode::kInvalid;
}

bool Invalidates(golden::FindingKind kind) {
  switch (kind) {
    case golden::FindingKind::kCannotRun:
    case golden::FindingKind::kNoGolden:
    case golden::FindingKind::kUnreadable:
    case golden::FindingKind::kStale:
    case golden::FindingKind::kMissingRow:
    case golden::FindingKind::kOrphanedRow:
    case golden::FindingKind::kDuplicated:
    case golden::FindingKind::kDidNotRun:
    case golden::FindingKind::kInterrupted:
    case golden::FindingKind::kNothingCompared:
      return true;
    case golden::FindingKind::kChangedAnswer:
    case golden::FindingKind::kChangedCounter:
    case golden::FindingKind::kWrongAnswer:
      return false;
  }
  return true;
}

Judgement Judge(const golden::Findings& findings) {
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

}  // namespace hakari::report
