// The one word that says whether a change may land, and why.
#ifndef HAKARI_CI_REPORT_VERDICT_VERDICT_H_
#define HAKARI_CI_REPORT_VERDICT_VERDICT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/report/exit_code.h"
#include "golden/finding.h"

namespace hakari::report {

enum class Verdict {
  kPass,
  kImproved,
  kInconclusive,  // measured, but neither passed nor regressed
  kRegressed,
  kInvalid,  // nothing was measured that could be judged; never green
};

absl::string_view VerdictName(Verdict verdict);
absl::StatusOr<Verdict> ParseVerdict(absl::string_view name);
ExitCode ExitCodeOf(Verdict verdict);

struct Judgement {
  Verdict verdict = Verdict::kPass;
  std::vector<std::string> reasons;  // none for a pass
};

// Exact work can fail in two ways: it cannot be compared, or it differs. Fewer nodes are a
// difference too.
Judgement Judge(const golden::Findings& findings);

// Whether a finding alone makes the verdict invalid; the others make it regressed.
bool Invalidates(golden::FindingKind kind);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_VERDICT_VERDICT_H_
