#include "ci/gate/report/texts.h"

#include <cstddef>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/text/printable.h"
#include "ci/gate/report/apart.h"
#include "ci/gate/report/figures.h"
#include "ci/gate/report/words.h"

namespace hakari::gate {
namespace {

std::string Code(absl::string_view text) {
  return absl::StrCat("<code>", MarkdownText(text), "</code>");
}

// Which rows a table shows: only changed ones, or all (below the fold).
enum class Rows { kChanged, kAll };

std::string BenchTable(const GateReport& report, Rows which) {
  std::string rows;
  for (const BenchRow& row : report.benchmarks) {
    if (which == Rows::kChanged && !IsWorthShowing(row)) continue;
    const BenchApart apart = ApartOf(row);
    absl::StrAppend(&rows, "| ", Code(row.name), " | ", report::VerdictName(row.verdict), " | ",
                    TimeText(apart.base_ns_per_item), " | ", TimeText(apart.candidate_ns_per_item),
                    " | ", row.time ? Percent(row.time->estimate) : "-", " | ",
                    IntervalText(row.time), " | ", GateLayerName(row.layer), " | ",
                    MarkdownText(apart.sentence), " |\n");
  }
  if (rows.empty()) return "";
  return absl::StrCat(
      "\n| benchmark | verdict | base | new | change | interval | layer | work and speed |\n"
      "|---|---|--:|--:|--:|---|---|---|\n",
      rows);
}

std::string WorkTable(const GateReport& report, Rows which) {
  std::string rows;
  for (const WorkRow& row : report.work) {
    if (which == Rows::kChanged && !IsWorthShowing(row)) continue;
    absl::StrAppend(&rows, "| ", Code(NameOf(row)), " | ", report::VerdictName(row.verdict), " | ",
                    row.base_nodes, " | ", row.candidate_nodes, " | ", row.differences.size(),
                    " of ", row.compared, " | ", ApartOf(row, report.rules).sentence, " |\n");
  }
  if (rows.empty()) return "";
  return absl::StrCat("\n| suite | verdict | base nodes | new nodes | differ | work and speed |\n",
                      "|---|---|--:|--:|---|---|\n", rows);
}

std::string StrengthLine(const GateReport& report) {
  if (!report.strength) return "";
  const StrengthRow& row = *report.strength;
  const std::string games = GamesText(row);
  return absl::StrCat("\nStrength: ", report::VerdictName(row.verdict), "; ",
                      MarkdownText(row.note), games.empty() ? "" : "; ", MarkdownText(games), "\n");
}

std::string Folded(absl::string_view title, absl::string_view body) {
  if (body.empty()) return "";
  return absl::StrCat("\n<details><summary>", title, "</summary>\n\n", body, "\n</details>\n");
}

std::string DifferenceList(const GateReport& report) {
  const std::vector<ShownDifference> shown = ShownDifferences(report);
  std::string text;
  for (const auto& [row, difference] : shown) {
    absl::StrAppend(&text, "- ", Code(difference->problem), ": ",
                    MarkdownText(ChangeText(*difference)));
    if (difference->accepted) {
      absl::StrAppend(&text, "; accepted: ", MarkdownText(difference->reason));
    }
    absl::StrAppend(&text, "; ", Code(difference->replay), "\n");
  }
  const int rest = CountDifferences(report).all - static_cast<int>(shown.size());
  if (rest > 0) absl::StrAppend(&text, "- and ", rest, " more; the JSON has them all\n");
  return text;
}

std::string MeasurementList(const GateReport& report) {
  std::string text = absl::StrCat("- measured: ", MeasuredText(report),
                                  "\n- machine: ", MarkdownText(MachineText(report)),
                                  "\n- spent: ", SpentText(report), "\n");
  for (const std::string& what : report.not_measured) {
    absl::StrAppend(&text, "- not measured: ", MarkdownText(what), "\n");
  }
  if (!report.no_instructions.empty()) {
    absl::StrAppend(&text, "- instructions not counted: ", MarkdownText(report.no_instructions),
                    "\n");
  }
  return text;
}

// Whether the character at `place` has no special meaning in Markdown, HTML or on GitHub. Links
// begin with "http:" or "www.", lists with "-", "+" and "1.", people with "@", issues with "#" or
// "GH-".
bool IsPlain(absl::string_view text, size_t place) {
  const char c = text[place];
  if (static_cast<unsigned char>(c) >= 128 || absl::ascii_isalnum(c)) return true;
  if (c == '.') return place + 1 < text.size() && absl::ascii_isdigit(text[place + 1]);
  if (c == '+' || c == '-') return place > 0 && text[place - 1] != 'H';
  return absl::StrContains(" ,%/();", c);
}

// The reasons that no row of the tables shows.
std::string OtherReasons(const GateReport& report) {
  std::string text;
  for (const std::string& reason : ReasonsBesidesRows(report)) {
    absl::StrAppend(&text, text.empty() ? "\n" : "", "- ", MarkdownText(reason), "\n");
  }
  return text;
}

}  // namespace

std::string MarkdownText(absl::string_view bytes) {
  const std::string printable = Printable(bytes);
  std::string text;
  for (size_t place = 0; place < printable.size(); ++place) {
    const char c = printable[place];
    if (IsPlain(printable, place)) {
      text += c;
    } else {
      absl::StrAppend(&text, "&#", static_cast<int>(c), ";");
    }
    // An empty comment after these characters keeps GitHub from finding mentions in the rendered
    // text.
    if (c == '@' || c == '#') text += "<!---->";
  }
  return text;
}

std::string GateMarkdown(const GateReport& report) {
  const DifferenceCount count = CountDifferences(report);
  return absl::StrCat(
      "### Hakari: ", VerdictWords(report), "\n\n", MarkdownText(WhyText(report)), "\n",
      OtherReasons(report), BenchTable(report, Rows::kChanged), WorkTable(report, Rows::kChanged),
      StrengthLine(report),
      Folded(absl::StrCat("Differing problems (", count.all, ", accepted: ", count.accepted, ")"),
             DifferenceList(report)),
      Folded("All rows",
             absl::StrCat(BenchTable(report, Rows::kAll), WorkTable(report, Rows::kAll))),
      Folded("How it was measured", MeasurementList(report)));
}

}  // namespace hakari::gate
