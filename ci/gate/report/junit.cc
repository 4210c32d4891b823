#include "ci/gate/report/texts.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "ci/gate/report/apart.h"
#include "ci/gate/report/words.h"
#include "ci/report/junit.h"

namespace hakari::gate {
namespace {

bool Fails(report::Verdict verdict) {
  return report::ExitCodeOf(verdict) != report::ExitCode::kPass;
}

std::string TestCase(absl::string_view kind, absl::string_view name, report::Verdict verdict,
                     absl::string_view message) {
  const std::string head = absl::StrCat("    <testcase classname=\"hakari.gate.", kind,
                                        "\" name=\"", report::XmlText(name), "\" time=\"0\"");
  if (!Fails(verdict)) return absl::StrCat(head, "/>\n");
  const char* element = verdict == report::Verdict::kInvalid ? "error" : "failure";
  return absl::StrCat(head, ">\n      <", element, " type=\"", report::VerdictName(verdict),
                      "\" message=\"", report::XmlText(message), "\"/>\n    </testcase>\n");
}

std::string WorkMessage(const WorkRow& row, const GateRules& rules) {
  std::string message = absl::StrCat(row.differences.size(), " of ", row.compared,
                                     " problems differ; ", ApartOf(row, rules).sentence);
  for (const WorkDifference& difference : row.differences) {
    if (difference.accepted) continue;
    return absl::StrCat(message, "; the first: ", difference.problem, ": ", ChangeText(difference),
                        "; ", difference.replay);
  }
  return message;
}

}  // namespace

std::string GateJunit(const GateReport& report) {
  std::string cases = TestCase("whole", "gate", report.verdict,
                               absl::StrCat(VerdictWords(report), ": ", WhyText(report)));
  int failures = Fails(report.verdict) && report.verdict != report::Verdict::kInvalid ? 1 : 0;
  for (const WorkRow& row : report.work) {
    cases += TestCase("work", NameOf(row), row.verdict, WorkMessage(row, report.rules));
    if (Fails(row.verdict)) ++failures;
  }
  for (const BenchRow& row : report.benchmarks) {
    cases += TestCase("benchmarks", row.name, row.verdict,
                      absl::StrCat(row.note, "; ", ApartOf(row).sentence));
    if (Fails(row.verdict)) ++failures;
  }
  size_t tests = report.work.size() + report.benchmarks.size() + 1;
  if (report.strength) {
    cases += TestCase("strength", "games", report.strength->verdict, report.strength->note);
    if (Fails(report.strength->verdict)) ++failures;
    ++tests;
  }
  const std::string time = absl::StrFormat("%.3f", report.total_seconds);
  return absl::StrCat(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite "
      "name=\"hakari.gate\" tests=\"",
      tests, "\" failures=\"", failures, "\" errors=\"",
      report.verdict == report::Verdict::kInvalid ? 1 : 0, "\" time=\"", time, "\">\n", cases,
      "  </testsuite>\n</testsuites>\n");
}

}  // namespace hakari::gate
