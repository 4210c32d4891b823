#include "ci/gate/report/texts.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "base/text/encoding.h"
#include "base/text/printable.h"
#include "ci/gate/report/apart.h"
#include "ci/gate/report/figures.h"
#include "ci/gate/report/words.h"

namespace hakari::gate {
namespace {

// Makes text safe for a terminal, also if a build server reads its output: these treat lines that
// begin with "::" after spaces, or that hold "##[", as commands.
std::string Shown(absl::string_view text) {
  return absl::StrReplaceAll(Printable(text), {{"::", ": :"}, {"##[", "# #["}});
}

// How many columns the text takes, as far as Latin, Greek and kanji go.
size_t Columns(absl::string_view text) {
  size_t columns = 0;
  while (!text.empty()) {
    const size_t length = std::max<size_t>(1, Utf8Length(text));
    const bool is_ellipsis = text.substr(0, length) == "…";
    columns += length == 3 && !is_ellipsis ? 2 : 1;
    text.remove_prefix(length);
  }
  return columns;
}

// Cells in columns of equal width; each line is indented by two spaces.
std::string Table(const std::vector<std::vector<std::string>>& rows) {
  std::vector<size_t> widths(rows[0].size());
  for (const auto& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], Columns(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (size_t i = 0; i < row.size(); ++i) {
      absl::StrAppend(&line, "  ", row[i], std::string(widths[i] - Columns(row[i]), ' '));
    }
    absl::StrAppend(&text, absl::StripTrailingAsciiWhitespace(line), "\n");
  }
  return text;
}

// A table of the rows with their times per item, and below it a line for each row that explains it.
std::string BenchTable(const GateReport& report) {
  std::vector<std::vector<std::string>> rows = {
      {"benchmark", "base", "new", "change", "interval", "layer", "verdict"}};
  std::string notes;
  for (const BenchRow& row : report.benchmarks) {
    if (!IsWorthShowing(row)) continue;
    const BenchApart apart = ApartOf(row);
    rows.push_back({Shown(row.name), TimeText(apart.base_ns_per_item),
                    TimeText(apart.candidate_ns_per_item),
                    row.time ? Percent(row.time->estimate) : "-", IntervalText(row.time),
                    std::string(GateLayerName(row.layer)), std::string(VerdictName(row.verdict))});
    absl::StrAppend(&notes, "  - ", Shown(row.name), ": ", Shown(row.note),
                    row.note.empty() ? "" : "; ", Shown(apart.sentence), "\n");
  }
  return rows.size() == 1 ? "" : absl::StrCat(Table(rows), notes);
}

std::string WorkLines(const GateReport& report) {
  std::string text;
  for (const WorkRow& row : report.work) {
    if (!IsWorthShowing(row)) continue;
    const WorkApart apart = ApartOf(row, report.rules);
    absl::StrAppend(&text, "  ", Shown(NameOf(row)), ": ", report::VerdictName(row.verdict), "; ",
                    row.differences.size(), " of ", row.compared, " problems differ; nodes ",
                    row.base_nodes, " -> ", row.candidate_nodes, "; ", apart.sentence, "\n");
  }
  return text;
}

std::string OtherReasons(const GateReport& report) {
  std::string text;
  for (const std::string& reason : ReasonsBesidesRows(report)) {
    absl::StrAppend(&text, "  also: ", Shown(reason), "\n");
  }
  return text;
}

std::string DifferenceLines(const GateReport& report) {
  const std::vector<ShownDifference> shown = ShownDifferences(report);
  std::string text;
  for (const auto& [row, difference] : shown) {
    absl::StrAppend(&text, "  - ", Shown(difference->problem), ": ",
                    Shown(ChangeText(*difference)));
    if (difference->accepted) absl::StrAppend(&text, "; accepted: ", Shown(difference->reason));
    absl::StrAppend(&text, "\n      ", Shown(difference->replay), "\n");
  }
  const int rest = CountDifferences(report).all - static_cast<int>(shown.size());
  if (rest > 0) absl::StrAppend(&text, "  and ", rest, " more problems; the JSON has them all\n");
  return text;
}

std::string StrengthLines(const GateReport& report) {
  if (!report.strength) return "";
  const StrengthRow& row = *report.strength;
  std::string text =
      absl::StrCat("  strength: ", report::VerdictName(row.verdict), "; ", Shown(row.note), "\n");
  const std::string games = GamesText(row);
  if (!games.empty()) {
    absl::StrAppend(&text, "    ", Shown(games), "\n    match show ", Shown(row.file), "\n");
  }
  return text;
}

}  // namespace

std::string GateTerminal(const GateReport& report) {
  std::string text = absl::StrCat(VerdictWords(report), ": ", Shown(WhyText(report)), "\n",
                                  OtherReasons(report), BenchTable(report), WorkLines(report),
                                  DifferenceLines(report), StrengthLines(report));
  for (const std::string& what : report.not_measured) {
    absl::StrAppend(&text, "not measured: ", Shown(what), "\n");
  }
  absl::StrAppend(&text, "measured: ", MeasuredText(report));
  if (!report.no_instructions.empty()) {
    absl::StrAppend(&text, "; instructions not counted: ", Shown(report.no_instructions));
  }
  absl::StrAppend(&text, "\nmachine: ", Shown(MachineText(report)), "\nspent: ", SpentText(report),
                  "\n");
  return text;
}

}  // namespace hakari::gate
