#include "ci/report/junit.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/text/encoding.h"
#include "ci/report/tally.h"

namespace hakari::report {
namespace {

constexpr absl::string_view kReplacement = "\xef\xbf\xbd";  // U+FFFD

void AppendAscii(char c, std::string& text) {
  switch (c) {
    case '&':
      text += "&amp;";
      break;
    case '<':
      text += "&lt;";
      break;
    case '>':
      text += "&gt;";
      break;
    case '"':
      text += "&quot;";
      break;
    case '\t':
    case '\n':
    case '\r':
      text += ' ';
      break;
    default:
      if (c >= ' ' && c < 127) text += c;
  }
}

// U+FFFE and U+FFFF, which XML excludes.
bool IsNoncharacter(absl::string_view character) {
  return character == "\xef\xbf\xbe" || character == "\xef\xbf\xbf";
}

std::string Seconds(int64_t ns) {
  return absl::StrFormat("%.6f", ns > 0 ? static_cast<double>(ns) / 1e9 : 0.0);
}

// "<failure …/>" for each finding about a problem, or about the whole if it is empty.
using Complaints = std::map<std::string, std::string>;

Complaints ComplaintsOf(const SuiteReport& report) {
  Complaints complaints;
  for (const golden::Finding& finding : report.findings) {
    const char* element = Invalidates(finding.kind) ? "error" : "failure";
    absl::StrAppend(&complaints[finding.problem], "      <", element, " type=\"",
                    golden::FindingKindName(finding.kind), "\" message=\"",
                    XmlText(golden::FindingText(finding)), "\"/>\n");
  }
  return complaints;
}

std::string TestCase(absl::string_view suite, absl::string_view name, int64_t ns,
                     absl::string_view complaint) {
  const std::string head = absl::StrCat("    <testcase classname=\"", XmlText(suite), "\" name=\"",
                                        XmlText(name), "\" time=\"", Seconds(ns), "\"");
  if (complaint.empty()) return absl::StrCat(head, "/>\n");
  return absl::StrCat(head, ">\n", complaint, "    </testcase>\n");
}

using AddProperty = std::function<void(absl::string_view name, int64_t value)>;

void AddSummary(const SolveSummary& summary, const AddProperty& add) {
  add("solved", summary.solved);
  for (const auto& [answer, count] : summary.answers) add(absl::StrCat("answer ", answer), count);
  add("unchecked", summary.unchecked);
  add("nodes", static_cast<int64_t>(summary.nodes));
  add("newly solved", static_cast<int64_t>(summary.newly_solved.size()));
  add("lost", static_cast<int64_t>(summary.lost.size()));
}

void AddTally(const TallySummary& summary, const AddProperty& add) {
  add("solved", summary.scores.right);
  add("wrong", summary.scores.wrong);
  add("not answered", summary.scores.not_answered);
  for (const suites::TallyRow& row : summary.rows) {
    const std::string group = absl::StrCat(row.key, " ", row.word);
    add(group, row.scores.judged());
    add(absl::StrCat(group, " solved"), row.scores.right);
  }
  add("newly solved", static_cast<int64_t>(summary.newly_solved.size()));
  add("lost", static_cast<int64_t>(summary.lost.size()));
}

// What was solved, for build servers that show properties.
std::string Properties(const SuiteReport& report) {
  std::string text;
  const AddProperty add = [&text](absl::string_view name, int64_t value) {
    absl::StrAppend(&text, "      <property name=\"", XmlText(name), "\" value=\"", value,
                    "\"/>\n");
  };
  const std::optional<SolveSummary> summary = SummaryOf(report);
  if (summary) AddSummary(*summary, add);
  const std::optional<TallySummary> tally = TallyOf(report);
  if (tally) AddTally(*tally, add);
  if (text.empty()) return "";
  return absl::StrCat("    <properties>\n", text, "    </properties>\n");
}

}  // namespace

std::string XmlText(absl::string_view bytes) {
  std::string text;
  while (!bytes.empty()) {
    const size_t length = Utf8Length(bytes);
    const absl::string_view character = bytes.substr(0, length == 0 ? 1 : length);
    if (length == 1) {
      AppendAscii(character[0], text);
    } else {
      absl::StrAppend(&text, length == 0 || IsNoncharacter(character) ? kReplacement : character);
    }
    bytes.remove_prefix(character.size());
  }
  return text;
}

std::string ToJunit(const SuiteReport& report) {
  const std::string name =
      absl::StrCat(report.suite, ".", report.program, ".", suites::LimitsSlug(report.limits));
  Complaints complaints = ComplaintsOf(report);
  int64_t total_ns = 0;
  std::string cases = TestCase(name, "whole", 0, complaints[""]);
  complaints.erase("");
  for (const suites::ProblemResult& result : report.results) {
    const int64_t ns = result.outcome.times.wall_ns;
    total_ns += ns;
    const auto complaint = complaints.find(result.id);
    cases += TestCase(name, result.id, ns, complaint == complaints.end() ? "" : complaint->second);
    if (complaint != complaints.end()) complaints.erase(complaint);
  }
  // Orphaned rows have no result, so each gets its own test case.
  for (const auto& [problem, complaint] : complaints) {
    cases += TestCase(name, problem, 0, complaint);
  }
  return absl::StrCat(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite ", "name=\"",
      XmlText(name), "\" tests=\"", report.results.size() + complaints.size() + 1, "\" time=\"",
      Seconds(total_ns), "\">\n", Properties(report), cases, "  </testsuite>\n</testsuites>\n");
}

}  // namespace hakari::report
