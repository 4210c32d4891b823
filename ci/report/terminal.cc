#include "ci/report/terminal.h"

#include <cstddef>
#include <optional>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/text/printable.h"
#include "ci/report/tally.h"

namespace hakari::report {
namespace {

constexpr size_t kShownIds = 10;

std::string Headline(const SuiteReport& report) {
  const SuiteTotals totals = TotalsOf(report);
  std::string line = absl::StrFormat(
      "%s  %s by %s, %s", absl::AsciiStrToUpper(VerdictName(report.judgement.verdict)),
      report.suite, report.program, suites::LimitsText(report.limits));
  if (report.judgement.verdict == Verdict::kPass) {
    absl::StrAppend(
        &line, ": ", totals.ran, " problems ",
        report.golden.empty() ? "ran, not compared with a golden" : "as the golden says");
  } else {
    absl::StrAppend(&line, ": ", absl::StrJoin(report.judgement.reasons, "; "));
  }
  return Printable(line);
}

// The run in one line: how much of the suite, how it was scored, how long it took.
std::string Footer(const SuiteReport& report) {
  const SuiteTotals totals = TotalsOf(report);
  std::string line =
      absl::StrFormat("%d of %d problems ran", totals.ran, static_cast<int>(report.results.size()));
  const Shard& shard = report.selection.shard;
  if (shard.count > 1) absl::StrAppend(&line, " in part ", shard.index, " of ", shard.count);
  if (report.resumed > 0) {
    absl::StrAppend(&line, ", ", report.resumed, " of them before an interruption");
  }
  const suites::ScoreTotals& scores = totals.scores;
  if (scores.judged() > 0) {
    absl::StrAppend(&line, "; answers: ", scores.right, " right, ", scores.wrong, " wrong");
  }
  if (scores.not_answered > 0) absl::StrAppend(&line, ", ", scores.not_answered, " not given");
  if (scores.shows_points) absl::StrAppend(&line, "; ", scores.PointsText());
  absl::StrAppendFormat(&line, "; %.2f s CPU, %.2f s", static_cast<double>(totals.cpu_ns) / 1e9,
                        static_cast<double>(report.wall_ns) / 1e9);
  return line;
}

// Findings about one problem, which follow each other in the list.
struct Row {
  std::string problem;
  std::vector<std::string> changes;
};

std::vector<Row> RowsOf(const SuiteReport& report) {
  std::vector<Row> rows;
  for (const golden::Finding& finding : report.findings) {
    if (finding.problem.empty()) continue;
    if (rows.empty() || rows.back().problem != finding.problem) {
      rows.push_back({finding.problem, {}});
    }
    golden::Finding change = finding;
    change.problem.clear();
    rows.back().changes.push_back(golden::FindingText(change));
  }
  return rows;
}

// "3: a, b, c": the count, and the first ids.
std::string SomeIds(const std::vector<std::string>& ids) {
  std::vector<std::string> shown;
  for (const std::string& id : ids) {
    if (shown.size() == kShownIds) break;
    shown.push_back(Printable(id));
  }
  if (ids.size() > shown.size()) shown.push_back("…");
  return absl::StrCat(ids.size(), ids.empty() ? "" : ": ", absl::StrJoin(shown, ", "));
}

std::string SummaryText(const SolveSummary& summary, const SuiteReport& report) {
  std::vector<std::string> answers;
  for (const auto& [answer, count] : summary.answers) {
    answers.push_back(absl::StrCat(Printable(answer), " ", count));
  }
  std::string text = absl::StrFormat(
      "solved %d of %d (%s), unchecked %d; nodes %d, %.0f nodes/ms\n", summary.solved,
      static_cast<int>(report.results.size()), absl::StrJoin(answers, ", "), summary.unchecked,
      summary.nodes, summary.nodes_per_ms);
  if (!report.golden_checksum.empty()) {
    absl::StrAppend(&text, "newly solved ", SomeIds(summary.newly_solved), "; lost ",
                    SomeIds(summary.lost), "\n");
  }
  if (!summary.hardest.empty()) absl::StrAppend(&text, "hardest of those solved:\n");
  for (const SolveSummary::Hard& hard : summary.hardest) {
    absl::StrAppendFormat(&text, "  %10d nodes  %s --only %s\n", hard.nodes, report.replay,
                          Printable(hard.id));
  }
  return text;
}

std::string TallyText(const TallySummary& summary, const SuiteReport& report) {
  const suites::ScoreTotals& scores = summary.scores;
  std::string text = absl::StrCat("solved ", scores.right, " of ", scores.judged(), "\n");
  for (const suites::TallyRow& row : summary.rows) {
    absl::StrAppendFormat(&text, "  %-6s %-28s %4d of %d\n", Printable(row.key),
                          Printable(row.word), row.scores.right, row.scores.judged());
  }
  if (!report.golden_checksum.empty()) {
    absl::StrAppend(&text, "newly solved ", SomeIds(summary.newly_solved), "; lost ",
                    SomeIds(summary.lost), "\n");
  }
  if (summary.stays == 0) return text;
  absl::StrAppendFormat(
      &text, "right moves were kept from depth %g, %.0f nodes on (medians of %d); the latest:\n",
      summary.median_depth, summary.median_nodes, summary.stays);
  for (const TallySummary::Stay& stay : summary.latest) {
    absl::StrAppendFormat(&text, "  %10d nodes, depth %2d  %s --only %s\n", stay.nodes, stay.depth,
                          report.replay, Printable(stay.id));
  }
  return text;
}

}  // namespace

std::string ToTerminal(const SuiteReport& report) {
  std::string text = absl::StrCat(Headline(report), "\n");
  const std::vector<Row> rows = RowsOf(report);
  int shown = 0;
  for (const Row& row : rows) {
    if (shown == kShownProblems) break;
    absl::StrAppend(&text, "  ", Printable(row.problem), ": ", absl::StrJoin(row.changes, "; "),
                    "\n      ", report.replay, " --only ", Printable(row.problem), "\n");
    ++shown;
  }
  const int rest = static_cast<int>(rows.size()) - shown;
  if (rest > 0) {
    absl::StrAppend(&text, "  and ", rest, " more problems; --json FILE writes them all\n");
  }
  absl::StrAppend(&text, Footer(report), "\n");
  const std::optional<SolveSummary> summary = SummaryOf(report);
  if (summary) absl::StrAppend(&text, SummaryText(*summary, report));
  const std::optional<TallySummary> tally = TallyOf(report);
  if (tally) absl::StrAppend(&text, TallyText(*tally, report));
  return text;
}

}  // namespace hakari::report
