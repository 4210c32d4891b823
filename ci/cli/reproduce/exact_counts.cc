#include "ci/cli/reproduce/exact_counts.h"

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/reproduce/exact.h"
#include "ci/reproduce/futility/pinned_games.h"
#include "golden/finding.h"
#include "golden/golden.h"

namespace hakari::cli {
namespace {

// Compares the exact results with their golden and prints the comparison. Fails on differences.
report::ExitCode CheckAgainstGolden(const std::string& root, const golden::Golden& measured) {
  const absl::StatusOr<reproduce::ExactCheck> check = reproduce::CheckExact(root, measured);
  if (!check.ok()) return Complain(CodeOfWords(check.status()), check.status().message());
  if (!check->exists) {
    std::cout << "exact counts: no " << check->path << "; --accept --reason writes it\n";
    return report::ExitCode::kPass;
  }
  for (const golden::Finding& finding : check->findings)
    std::cout << golden::FindingText(finding) << "\n";
  std::cout << "exact counts: " << check->path << ": " << check->compared << " settings compared, "
            << check->findings.size() << " differences, " << check->not_accepted
            << " settings not in this golden\n";
  for (const golden::Finding& finding : check->findings) {
    if (finding.kind == golden::FindingKind::kStale) return report::ExitCode::kInvalid;
  }
  return check->findings.empty() ? report::ExitCode::kPass : report::ExitCode::kRegressed;
}

// The goldens of everything that was run and has one.
absl::StatusOr<std::vector<golden::Golden>> ExactGoldens(Labs& labs) {
  std::vector<golden::Golden> goldens;
  for (const reproduce::PositionsFor purpose :
       {reproduce::PositionsFor::kChoosing, reproduce::PositionsFor::kTrying}) {
    HAKARI_ASSIGN_OR_RETURN(golden::Golden measured,
                            reproduce::ExactGolden(labs.searches, purpose));
    goldens.push_back(std::move(measured));
  }
  for (size_t book = 0; labs.problems && book < labs.problems->options().books.size(); ++book) {
    HAKARI_ASSIGN_OR_RETURN(golden::Golden measured, reproduce::ExactGolden(*labs.problems, book));
    goldens.push_back(std::move(measured));
  }
  if (labs.games && labs.asks_pinned_games) {
    HAKARI_ASSIGN_OR_RETURN(golden::Golden measured, reproduce::PinnedGolden(*labs.games));
    goldens.push_back(std::move(measured));
  }
  return goldens;
}

}  // namespace

report::ExitCode HandleExact(const std::optional<std::string>& accept_reason,
                             const std::string& root, Labs& labs) {
  const absl::StatusOr<std::vector<golden::Golden>> goldens = ExactGoldens(labs);
  if (!goldens.ok()) return Complain(CodeOfWords(goldens.status()), goldens.status().message());
  report::ExitCode worst = report::ExitCode::kPass;
  for (const golden::Golden& measured : *goldens) {
    if (measured.rows.empty()) continue;
    if (!accept_reason) {
      worst = std::max(worst, CheckAgainstGolden(root, measured));
      continue;
    }
    const absl::StatusOr<std::string> accepted =
        reproduce::AcceptExact(root, measured, *accept_reason,
                               absl::FormatTime("%Y-%m-%d", absl::Now(), absl::UTCTimeZone()));
    if (!accepted.ok())
      return Complain(CodeOfWords(accepted.status()), accepted.status().message());
    std::cout << *accepted;
  }
  return worst;
}

}  // namespace hakari::cli
