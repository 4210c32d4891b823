#include "ci/compare/comparison_text.h"

#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/text/printable.h"
#include "ci/compare/solved.h"

namespace hakari::compare {
namespace {

constexpr size_t kMostListed = 10;

std::string Listed(const std::vector<std::string>& ids) {
  const size_t shown = std::min(ids.size(), kMostListed);
  std::string text =
      Printable(absl::StrJoin(ids.begin(), ids.begin() + static_cast<int>(shown), ", "));
  if (shown < ids.size()) absl::StrAppend(&text, " and ", ids.size() - shown, " more");
  return text;
}

std::string Legend(const Comparison& comparison) {
  std::string text;
  for (size_t who = 0; who < comparison.contestants.size(); ++who) {
    const Contestant& contestant = comparison.contestants[who];
    absl::StrAppend(&text, LetterOf(who), "  ", Printable(contestant.shown), ", ",
                    suites::LimitsText(contestant.limits), "\n");
  }
  return text;
}

// "1.15 M": nodes a second.
std::string SpeedText(const std::optional<double>& nodes_per_second) {
  constexpr double kMillion = 1e6;
  return nodes_per_second ? absl::StrFormat("%.2f M", *nodes_per_second / kMillion) : "-";
}

std::string Row(const ComparisonSummary& summary, size_t who) {
  const ContestantSummary& contestant = summary.contestants[who];
  const int known = contestant.scores.judged();
  const int same = contestant.ran - static_cast<int>(contestant.other_answers.size());
  return absl::StrFormat(
      "%-2s %8s %8s %8s %9s  %-22s %-22s %-22s\n", LetterOf(who), absl::StrCat(contestant.answered),
      known == 0 ? "-" : absl::StrCat(contestant.scores.right, "/", known),
      who == 0 ? "-" : absl::StrCat(same), SpeedText(contestant.nodes_per_second),
      RatioText(contestant.nodes), RatioText(contestant.cpu), RatioText(contestant.cpu_per_node));
}

std::string Lists(const ContestantSummary& contestant, size_t who) {
  std::string text;
  const auto list = [&](const char* what, const std::vector<std::string>& ids) {
    if (ids.empty()) return;
    absl::StrAppend(&text, LetterOf(who), " ", what, ": ", ids.size(), ": ", Listed(ids), "\n");
  };
  const suites::ScoreTotals& scores = contestant.scores;
  if (scores.shows_points)
    absl::StrAppend(&text, LetterOf(who), " has ", scores.PointsText(), "\n");
  list("gave no answer", contestant.failures);
  list("differs between rounds", contestant.unsteady);
  list("differs from A in answers", contestant.other_answers);
  list("differs from A in node counts", contestant.other_nodes);
  return text;
}

// What each contestant solves by book and theme; empty if the suite has no tally.
std::string SolvedTable(const Comparison& comparison) {
  const std::vector<SolvedRow> rows = SolvedRows(comparison);
  if (rows.empty()) return "";
  std::string text = absl::StrFormat("\n%-36s %8s", "solved", "problems");
  for (size_t who = 0; who < comparison.contestants.size(); ++who) {
    absl::StrAppendFormat(&text, " %8s", LetterOf(who));
  }
  text += "\n";
  for (const SolvedRow& row : rows) {
    absl::StrAppendFormat(&text, "%-7s %-28s %8d", Printable(row.key), Printable(row.word),
                          row.problems);
    for (const int solved : row.solved) absl::StrAppendFormat(&text, " %8d", solved);
    text += "\n";
  }
  return text;
}

// Each pair of contestants on the problems with known right answers. McNemar's test is exact and
// two-sided.
std::string PairTable(const Comparison& comparison) {
  std::string text;
  for (const ContestantPair& pair : PairsOf(comparison)) {
    if (pair.judged() == 0) continue;
    if (text.empty()) {
      text = absl::StrFormat("\n%-6s %12s %10s %10s %10s %10s %10s\n", "pair", "same answer",
                             "both right", "1st only", "2nd only", "neither", "McNemar p");
    }
    absl::StrAppendFormat(&text, "%-6s %12s %10d %10d %10d %10d %10.4f\n",
                          absl::StrCat(LetterOf(pair.first), " ", LetterOf(pair.second)),
                          absl::StrCat(pair.same_answers, "/", pair.answered), pair.both_solve,
                          pair.only_first_solves, pair.only_second_solves, pair.neither_solves,
                          pair.p());
  }
  return text;
}

}  // namespace

std::string LetterOf(size_t contestant) {
  return std::string(1, static_cast<char>('A' + contestant));
}

std::string ComparisonTable(const Comparison& comparison, const ComparisonSummary& summary,
                            const std::optional<report::Judgement>& judgement) {
  std::string text;
  if (judgement) {
    absl::StrAppend(&text, absl::AsciiStrToUpper(report::VerdictName(judgement->verdict)), "\n");
    for (const std::string& reason : judgement->reasons) {
      absl::StrAppend(&text, "  ", Printable(reason), "\n");
    }
  }
  absl::StrAppend(&text, Legend(comparison));
  absl::StrAppendFormat(
      &text, "\n%d positions%s, %d %s, seed %d; ratios to A by position: median [%.4g %%]\n",
      comparison.positions.size(), comparison.interrupted ? " (interrupted)" : "",
      comparison.rounds, comparison.rounds == 1 ? "round" : "rounds", comparison.seed,
      100 * summary.confidence);
  absl::StrAppendFormat(&text, "%-2s %8s %8s %8s %9s  %-22s %-22s %-22s\n", "", "answered", "right",
                        "as A", "nodes/s", "nodes", "CPU time", "time per node");
  for (size_t who = 0; who < summary.contestants.size(); ++who) {
    absl::StrAppend(&text, Row(summary, who));
  }
  for (size_t who = 0; who < summary.contestants.size(); ++who) {
    absl::StrAppend(&text, Lists(summary.contestants[who], who));
  }
  absl::StrAppend(&text, SolvedTable(comparison), PairTable(comparison));
  return text;
}

}  // namespace hakari::compare
