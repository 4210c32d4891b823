#include "ci/gate/report/words.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "ci/gate/report/figures.h"
#include "golden/compare.h"

namespace hakari::gate {
namespace {

std::string Counted(size_t count, absl::string_view noun) {
  return absl::StrCat(count, " ", noun, count == 1 ? "" : "s");
}

std::string CounterChange(const std::string& name, const WorkDifference& difference) {
  const std::optional<int64_t> base = difference.base.Counter(name);
  const std::optional<int64_t> candidate = difference.candidate.Counter(name);
  std::string text = name;
  absl::StrAppend(&text, " ", base ? absl::StrCat(*base) : "none", " -> ",
                  candidate ? absl::StrCat(*candidate) : "none");
  if (base && candidate && *base > 0) {
    const double ratio = static_cast<double>(*candidate) / static_cast<double>(*base);
    absl::StrAppend(&text, " (", Percent(ratio - 1), ")");
  }
  return text;
}

// "1111111111" of a commit's hash, and "1111111111+" of one with changes.
std::string ShortRevision(const std::string& revision) {
  constexpr size_t kHash = 40, kShown = 10;
  const std::string rest = revision.size() > kHash ? revision.substr(kHash) : "";
  const bool is_hash =
      revision.size() >= kHash && (rest.empty() || rest == "+") &&
      std::all_of(revision.begin(), revision.begin() + kHash, absl::ascii_isxdigit);
  return is_hash ? revision.substr(0, kShown) + rest : revision;
}

std::string SideName(const GateSide& side) {
  const std::string name = side.revision.empty() ? side.folder : ShortRevision(side.revision);
  return side.commit.empty() ? name : absl::StrCat(name, " on ", ShortRevision(side.commit));
}

}  // namespace

std::string VerdictWords(const GateReport& report) {
  const std::string verdict = absl::AsciiStrToUpper(report::VerdictName(report.verdict));
  if (report.verdict == report::Verdict::kPass) return verdict;
  return absl::StrCat(verdict, " by ", GateLayerName(report.layer));
}

std::string WhyText(const GateReport& report) {
  if (!report.reasons.empty()) return report.reasons[0];
  const bool was_weighed = !report.work.empty() || !report.benchmarks.empty();
  if (report.identical && !was_weighed) return "the executables are equal, byte by byte";
  const DifferenceCount count = CountDifferences(report);
  if (count.all == 0) return absl::StrCat("nothing changed in ", MeasuredText(report));
  const std::string differ = Counted(count.all, "difference");
  if (count.accepted == count.all) return absl::StrCat(differ, ", all accepted");
  return absl::StrCat(differ, ", ", count.accepted, " accepted, the others not judged");
}

std::vector<std::string> ReasonsBesidesRows(const GateReport& report) {
  std::vector<std::string> others;
  for (size_t i = 1; i < report.reasons.size(); ++i) {
    const std::string& reason = report.reasons[i];
    const bool has_row = std::any_of(
        report.benchmarks.begin(), report.benchmarks.end(), [&reason](const BenchRow& row) {
          return absl::StartsWith(reason, absl::StrCat(row.name, ": "));
        });
    const bool is_strength = report.strength && absl::StartsWith(reason, "games: ");
    if (!has_row && !is_strength) others.push_back(reason);
  }
  return others;
}

std::string NameOf(const WorkRow& row) {
  return absl::StrCat(row.suite, " by ", row.program, ", ", row.limits);
}

std::string ChangeText(const WorkDifference& difference) {
  std::vector<std::string> changes;
  for (const golden::AnswerDifference& one :
       golden::DifferencesOf({{"", &difference.base}}, {{"", &difference.candidate}})) {
    if (one.answers_differ) {
      changes.push_back(
          absl::StrCat("answer ", difference.base.answer, " -> ", difference.candidate.answer));
    }
    for (const std::string& name : one.counters) changes.push_back(CounterChange(name, difference));
  }
  return absl::StrJoin(changes, ", ");
}

bool IsWorthShowing(const BenchRow& row) {
  return row.verdict != report::Verdict::kPass || !row.note.empty();
}

bool IsWorthShowing(const WorkRow& row) {
  return row.verdict != report::Verdict::kPass || !row.differences.empty();
}

std::vector<ShownDifference> ShownDifferences(const GateReport& report) {
  std::vector<ShownDifference> shown;
  for (const bool accepted : {false, true}) {
    for (const WorkRow& row : report.work) {
      for (const WorkDifference& difference : row.differences) {
        if (difference.accepted != accepted) continue;
        if (shown.size() == kShownDifferences) return shown;
        shown.push_back({&row, &difference});
      }
    }
  }
  return shown;
}

DifferenceCount CountDifferences(const GateReport& report) {
  DifferenceCount count;
  for (const WorkRow& row : report.work) {
    for (const WorkDifference& difference : row.differences) {
      ++count.all;
      if (difference.accepted) ++count.accepted;
    }
  }
  return count;
}

std::string MeasuredText(const GateReport& report) {
  int problems = 0, counts = 0;
  size_t suites = 0;
  for (const WorkRow& row : report.work) {
    const bool is_suite = row.suite != kBenchCounts;
    (is_suite ? problems : counts) += row.compared;
    suites += is_suite;
  }
  size_t rounds = 0;
  for (const BenchRow& row : report.benchmarks) rounds = std::max(rounds, row.rounds.size());
  std::vector<std::string> parts;
  if (suites > 0) {
    parts.push_back(
        absl::StrCat(Counted(suites, "suite"), " (", Counted(problems, "problem"), ")"));
  }
  if (counts > 0) parts.push_back(absl::StrCat(Counted(counts, "count"), " of benchmarks"));
  if (!report.benchmarks.empty()) {
    const auto weighed = static_cast<size_t>(
        std::count_if(report.benchmarks.begin(), report.benchmarks.end(),
                      [](const BenchRow& row) { return row.rounds.size() > 0; }));
    const bool all = weighed == report.benchmarks.size();
    parts.push_back(absl::StrCat(Counted(report.benchmarks.size(), "benchmark"), " (",
                                 all ? "" : absl::StrCat(weighed, " of them timed, "),
                                 Counted(rounds, "round"), ")"));
  }
  if (report.strength && report.strength->games > 0) {
    parts.push_back(Counted(static_cast<size_t>(report.strength->games), "game"));
  }
  return parts.empty() ? "nothing" : absl::StrJoin(parts, ", ");
}

std::string GamesText(const StrengthRow& row) {
  if (!row.not_played.empty()) return "";
  std::string text =
      absl::StrCat(Counted(static_cast<size_t>(row.games), "game"), " at ", row.limits);
  if (row.candidate_limits != row.limits) {
    absl::StrAppend(&text, ", the candidate at ", row.candidate_limits);
  }
  if (row.time_per_node) {
    absl::StrAppend(&text, " (its time per node: ", Percent(row.time_per_node->estimate), ", from ",
                    Percent(row.time_per_node->interval.low), " to ",
                    Percent(row.time_per_node->interval.high), ")");
  }
  return absl::StrCat(
      text, "; pairs with 0, 1/2, 1, 3/2 and 2 points for it: ", absl::StrJoin(row.outcomes, ", "),
      "; ", row.openings, "; ", SecondsText(row.seconds));
}

std::string MachineText(const GateReport& report) {
  std::string text = absl::StrCat(report.origin.cpu_model, ", ", report.origin.cpus, " CPUs");
  // A gate that failed early may know neither sides nor compiler.
  if (!report.base.revision.empty() || !report.candidate.revision.empty()) {
    absl::StrAppend(&text, "; base ", SideName(report.base), ", candidate ",
                    SideName(report.candidate));
  }
  if (!report.candidate.compiler.empty()) {
    absl::StrAppend(&text, "; ", report.candidate.compiler, ", ", report.candidate.instruction_set);
  }
  return text;
}

std::string SpentText(const GateReport& report) {
  return absl::StrCat("measuring ", SecondsText(report.measuring_seconds), ", building ",
                      SecondsText(report.building_seconds), ", total ",
                      SecondsText(report.total_seconds),
                      report.out_of_time ? "; the time budget was used up" : "");
}

}  // namespace hakari::gate
