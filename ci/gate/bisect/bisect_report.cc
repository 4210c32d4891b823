#include "ci/gate/bisect/bisect_report.h"

#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace hakari::gate {
namespace {

constexpr size_t kMostShown = 10;

// "time per node +3.0 % [+2.1, +4.0], 99 %"
std::string SpeedText(const Effect& speed) {
  return absl::StrFormat("%s %s, %.0f %%", speed.what, EffectText(AsChange(speed), 1),
                         100 * speed.confidence);
}

std::string Differences(const BisectReport& report) {
  if (report.speed) return absl::StrCat("  ", SpeedText(*report.speed), "\n");
  std::set<std::string> problems;
  for (const golden::Finding& finding : report.findings) problems.insert(finding.problem);
  std::string text =
      absl::StrCat("  ", problems.size(), problems.size() == 1 ? " problem" : " problems",
                   " with another answer or other counts\n");
  for (size_t i = 0; i < report.findings.size() && i < kMostShown; ++i) {
    absl::StrAppend(&text, "  ", golden::FindingText(report.findings[i]), "\n");
  }
  if (report.findings.size() > kMostShown) {
    absl::StrAppend(&text, "  and ", report.findings.size() - kMostShown, " more\n");
  }
  return text;
}

std::string Found(const BisectReport& report) {
  std::string text = report.is_one()
                         ? "first bad commit\n"
                         : "the first bad commit is one of these; the others cannot be tested\n";
  for (const std::string& suspect : report.suspects) absl::StrAppend(&text, "  ", suspect, "\n");
  for (const golden::Finding& finding : report.at_first) {
    absl::StrAppend(&text, "  ", golden::FindingText(finding), "\n");
  }
  if (report.speed_at_first) {
    absl::StrAppend(&text, "  ", SpeedText(*report.speed_at_first), " against the good commit\n");
  }
  return text;
}

}  // namespace

std::string BisectText(const BisectReport& report) {
  std::string text = absl::StrCat("good  ", report.good, "\nbad   ", report.bad, "\n");
  if (!report.differs()) {
    absl::StrAppend(&text, report.speed ? "no certain difference in speed\n" : "nothing differs\n");
    if (report.speed) absl::StrAppend(&text, "  ", SpeedText(*report.speed), "\n");
    return text;
  }
  absl::StrAppend(&text, Differences(report), "\n", Found(report), "\n", report.tried,
                  report.tried == 1 ? " commit" : " commits", " tried between them");
  if (!report.skipped.empty())
    absl::StrAppend(&text, ", ", report.skipped.size(), " could not be tested");
  absl::StrAppend(&text, "\n");
  for (const SkippedCommit& skipped : report.skipped) {
    absl::StrAppend(&text, "  ", skipped.title, ": ", skipped.why, "\n");
  }
  return absl::StrCat(text, "to see it: git show ", report.first_hash, "\n");
}

}  // namespace hakari::gate
