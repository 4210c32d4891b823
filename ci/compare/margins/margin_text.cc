#include <algorithm>
#include <optional>
#include <set>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/statistics/strength.h"
#include "base/text/printable.h"
#include "ci/compare/comparison_text.h"
#include "ci/compare/margins/margin_report.h"
#include "ci/compare/match/match_verdict.h"
#include "engine/search/memory/dynamic_margin.h"
#include "suites/core/limits.h"

namespace hakari::compare {
namespace {

constexpr double kPercent = 100;

std::string PercentText(const CutCounts& counts) {
  return absl::StrFormat("%.2f %%", kPercent * counts.precision());
}

// "B (paper:50)"
std::string NamedWithWord(const MarginReport& report, size_t who) {
  return absl::StrCat(LetterOf(who), " (", Printable(report.contestants[who].word), ")");
}

// How the cuts of a contestant compare with the first's over a suite, in words.
std::string CutsInWords(const SuiteFigures& figures, size_t who) {
  const MarginFigures& first = figures.of[0];
  const MarginFigures& one = figures.of[who];
  if (figures.summary.contestants[who].ran == 0) return "no answer";
  std::vector<std::string> parts;
  if (one.cuts == 0) {
    parts.push_back("cuts nothing");
  } else if (one.cuts_to_first) {
    parts.push_back(absl::StrCat("cuts ", RatioText(one.cuts_to_first), " times as often"));
  } else {
    parts.push_back("cuts (A cuts nothing)");
  }
  if (one.audited.is_known()) {
    parts.push_back(absl::StrCat(
        PercentText(one.audited), " of its cuts right",
        first.audited.is_known() ? absl::StrCat(", A ", PercentText(first.audited)) : ""));
  }
  return absl::StrJoin(parts, "; ");
}

std::string SolvesInWords(const SuiteFigures& figures, size_t who) {
  if (!figures.of[who].mcnemar_p) return "";
  const suites::ScoreTotals& first = figures.summary.contestants[0].scores;
  const suites::ScoreTotals& one = figures.summary.contestants[who].scores;
  return absl::StrFormat("; solves %d of %d, A %d (McNemar p %.4f)", one.right, one.judged(),
                         first.right, *figures.of[who].mcnemar_p);
}

std::string GamesInWords(const MatchReport& report) {
  std::string text =
      report.verdict ? absl::AsciiStrToUpper(MatchWordName(report.verdict->word)) : "";
  const absl::StatusOr<Strength> strength =
      StrengthOf(report.counts.pairings()[0].outcomes, kMatchConfidence);
  if (strength.ok()) absl::StrAppend(&text, ", ", StrengthText(*strength));
  absl::StrAppend(&text, ", ", report.counts.pairs(), " of ", report.asked_pairs, " pairs");
  return text;
}

std::string AgainstFirst(const MarginReport& report, size_t who) {
  std::string text =
      absl::StrCat(NamedWithWord(report, who), " against ", NamedWithWord(report, 0), "\n");
  for (size_t i = 0; i < report.suites.size(); ++i) {
    const SuiteFigures& figures = report.figures[i];
    absl::StrAppend(&text, "  ", report.suites[i].name, ": ", CutsInWords(figures, who),
                    SolvesInWords(figures, who), "; CPU time ",
                    RatioText(figures.summary.contestants[who].cpu), "\n");
  }
  for (const MarginGames& games : report.games) {
    if (games.contestant != who) continue;
    absl::StrAppend(&text, "  games: ", GamesInWords(games.report), "\n");
  }
  return text;
}

std::string Legend(const MarginReport& report) {
  std::string text = "\n";
  for (size_t who = 0; who < report.contestants.size(); ++who) {
    const MarginContestant& contestant = report.contestants[who];
    absl::StrAppend(&text, LetterOf(who), "  ", Printable(contestant.word), ": ",
                    Printable(contestant.shown), "\n");
  }
  const search::SearchSettings& base = report.base_settings;
  absl::StrAppend(&text, "base search: ", Printable(report.base));
  if (base.reverse_futility > 2) {
    absl::StrAppend(&text, "; from depth 3 to ", base.reverse_futility,
                    " the margin is that of depth 2 plus ", base.reverse_futility_step, " per ply");
  }
  return text + "\n";
}

// "98.40 % [97.90, 98.81]"
std::string RightText(const MarginFigures& figures, double confidence) {
  if (figures.cuts == 0) return "no cut";
  if (!figures.audited.is_known()) return "not audited";
  const Interval right = figures.audited.PrecisionInterval(confidence);
  return absl::StrFormat("%s [%.2f, %.2f]", PercentText(figures.audited), kPercent * right.low,
                         kPercent * right.high);
}

std::string CountsTable(const SuiteFigures& figures) {
  std::string text = absl::StrFormat("%-2s %12s %6s %12s %8s %6s  %-24s %8s %8s\n", "", "nodes",
                                     "depth", "cuts", "audited", "wrong", "right", "solved", "p");
  for (size_t who = 0; who < figures.of.size(); ++who) {
    const MarginFigures& one = figures.of[who];
    const suites::ScoreTotals& scores = figures.summary.contestants[who].scores;
    absl::StrAppendFormat(
        &text, "%-2s %12d %6s %12d %8d %6d  %-24s %8s %8s\n", LetterOf(who), one.nodes,
        one.mean_depth ? absl::StrFormat("%.1f", *one.mean_depth) : "-", one.cuts,
        one.audited.audited, one.audited.wrong, RightText(one, figures.audit_confidence),
        scores.judged() == 0 ? "-" : absl::StrCat(scores.right, "/", scores.judged()),
        one.mcnemar_p ? absl::StrFormat("%.4f", *one.mcnemar_p) : "-");
  }
  return text;
}

std::string RatioTable(const SuiteFigures& figures) {
  std::string text = absl::StrFormat("%-2s %-24s %-24s %-24s %-24s\n", "", "nodes to A",
                                     "cuts to A", "CPU time to A", "time per node to A");
  for (size_t who = 1; who < figures.of.size(); ++who) {
    const ContestantSummary& summary = figures.summary.contestants[who];
    absl::StrAppendFormat(&text, "%-2s %-24s %-24s %-24s %-24s\n", LetterOf(who),
                          RatioText(summary.nodes), RatioText(figures.of[who].cuts_to_first),
                          RatioText(summary.cpu), RatioText(summary.cpu_per_node));
  }
  return text;
}

// The precision of the cuts at each depth; empty if nothing was audited.
std::string DepthTable(const SuiteFigures& figures) {
  std::set<int> depths;
  for (const MarginFigures& one : figures.of) {
    for (const auto& [depth, counts] : one.audited_by_depth) depths.insert(depth);
  }
  if (depths.empty()) return "";
  std::string text = "right at";
  for (const int depth : depths)
    absl::StrAppendFormat(&text, " %20s", absl::StrCat("depth ", depth));
  text += "\n";
  for (size_t who = 0; who < figures.of.size(); ++who) {
    absl::StrAppendFormat(&text, "%-8s", LetterOf(who));
    for (const int depth : depths) {
      const auto& by_depth = figures.of[who].audited_by_depth;
      const auto found = by_depth.find(depth);
      absl::StrAppendFormat(&text, " %20s",
                            found == by_depth.end() ? "-"
                                                    : absl::StrCat(PercentText(found->second),
                                                                   " of ", found->second.audited));
    }
    text += "\n";
  }
  return text;
}

// "at depth 1: 50 in 134, 100 in 20, none in 46, first in early-002"
std::string AdoptedAt(int depth, const MarginFigures& figures, int positions) {
  std::string text = absl::StrCat("at depth ", depth, ": ");
  const AdoptedMargin* first = nullptr;
  int none = positions;
  for (const AdoptedMargin& adopted : figures.adopted) {
    if (adopted.depth != depth) continue;
    absl::StrAppend(&text, adopted.centipawns, " in ", adopted.positions, ", ");
    none -= adopted.positions;
    if (first == nullptr || adopted.first_at < first->first_at) first = &adopted;
  }
  if (first == nullptr) return absl::StrCat(text, "none in ", positions);
  if (none > 0) absl::StrAppend(&text, "none in ", none, ", ");
  return absl::StrCat(text, "first in ", Printable(first->first));
}

std::string Adopted(const SuiteFigures& figures, size_t who) {
  const MarginFigures& one = figures.of[who];
  if (!one.is_dynamic) return "";
  const int positions = figures.summary.contestants[who].ran;
  std::string text = absl::StrCat(LetterOf(who), " counted ", one.tries, " nodes and searched ",
                                  one.tried_nodes, " below them; ");
  if (one.adopted.empty()) return absl::StrCat(text, "it adopted no margin\n");
  std::vector<std::string> depths;
  for (int depth = 1; depth <= search::kMarginDepths; ++depth) {
    depths.push_back(AdoptedAt(depth, one, positions));
  }
  return absl::StrCat(text, "margins adopted at the end of ", positions, " positions, ",
                      absl::StrJoin(depths, "; "), "\n");
}

std::string Failures(const SuiteFigures& figures, size_t who) {
  const std::vector<std::string>& failures = figures.summary.contestants[who].failures;
  if (failures.empty()) return "";
  return absl::StrCat(LetterOf(who), " gave no answer to ", failures.size(), ", first ",
                      Printable(failures[0]), "\n");
}

std::string SuiteText(const StudiedSuite& suite, const SuiteFigures& figures) {
  const Comparison& comparison = suite.comparison;
  std::string text = absl::StrFormat(
      "\n%s: %d positions%s, %s; ratios to A by position: median [%.4g %%]; right [%.4g %%]\n",
      suite.name, comparison.positions.size(), comparison.interrupted ? " (interrupted)" : "",
      suites::LimitsText(suite.limits), kPercent * figures.summary.confidence,
      kPercent * figures.audit_confidence);
  if (suite.audit_interrupted)
    text += "THE AUDIT WAS INTERRUPTED: not all kept cuts were searched again\n";
  if (figures.measured_nothing) text += "NOTHING WAS MEASURED: no contestant answered\n";
  absl::StrAppend(&text, CountsTable(figures), RatioTable(figures), DepthTable(figures));
  for (size_t who = 0; who < figures.of.size(); ++who) {
    absl::StrAppend(&text, Adopted(figures, who), Failures(figures, who));
  }
  return text;
}

std::string GamesText(const MarginReport& report) {
  std::string text;
  for (const MarginGames& games : report.games) {
    const MatchReport& match = games.report;
    if (text.empty()) {
      absl::StrAppend(&text, "\ngames: ", match.players[0].limits, "; ", match.openings, "; ",
                      match.rules, "; each match separately at ",
                      absl::StrFormat("%.0f %%", kPercent * kMatchConfidence), "\n");
    }
    absl::StrAppend(&text, LetterOf(games.contestant), " against A: ", GamesInWords(match), "\n");
    if (match.verdict && match.verdict->word == MatchWord::kInvalid) {
      for (const std::string& reason : match.verdict->reasons) {
        absl::StrAppend(&text, "  ", Printable(reason), "\n");
      }
    }
    absl::StrAppend(&text, "  games: ", match.file, "\n");
  }
  return text;
}

}  // namespace

bool MarginReport::is_invalid() const {
  return std::any_of(figures.begin(), figures.end(),
                     [](const SuiteFigures& suite) { return suite.measured_nothing; }) ||
         std::any_of(games.begin(), games.end(), [](const MarginGames& match) {
           return !match.report.verdict || match.report.verdict->word == MatchWord::kInvalid;
         });
}

std::string MarginText(const MarginReport& report) {
  std::string text = report.interrupted ? "INTERRUPTED: the results below are incomplete\n" : "";
  for (size_t who = 1; who < report.contestants.size(); ++who) {
    absl::StrAppend(&text, AgainstFirst(report, who));
  }
  absl::StrAppend(&text, Legend(report));
  for (size_t i = 0; i < report.suites.size(); ++i) {
    absl::StrAppend(&text, SuiteText(report.suites[i], report.figures[i]));
  }
  return absl::StrCat(text, GamesText(report));
}

}  // namespace hakari::compare
