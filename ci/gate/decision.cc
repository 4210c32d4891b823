#include "ci/gate/decision.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "ci/gate/row_decision.h"

namespace hakari::gate {
namespace {

std::string Percent(double change) { return absl::StrFormat("%+.1f %%", 100 * change); }

void ConcludeWork(WorkRow& row, const GateRules& rules) {
  const bool open = std::any_of(row.differences.begin(), row.differences.end(),
                                [](const WorkDifference& one) { return !one.accepted; });
  row.verdict = open && rules.judge_work ? report::Verdict::kRegressed : report::Verdict::kPass;
}

std::string WorkReason(const WorkRow& row) {
  int open = 0;
  std::string first;
  for (const WorkDifference& one : row.differences) {
    if (one.accepted) continue;
    if (open++ == 0) first = one.problem;
  }
  return absl::StrFormat("behaviour: accept or mend: %s by %s: %d of %d problems differ, %s first",
                         row.suite, row.program, open, row.compared, first);
}

std::string BenchReason(const BenchRow& row) {
  std::string text = absl::StrCat(row.name, ": ", row.note);
  if (row.time && row.layer == GateLayer::kTime) {
    absl::StrAppend(&text, " (", Percent(row.time->estimate), ", from ",
                    Percent(row.time->interval.low), " to ", Percent(row.time->interval.high), ")");
  }
  return text;
}

// The weight of a verdict against others of the same report.
int Weight(report::Verdict verdict) {
  switch (verdict) {
    case report::Verdict::kPass:
      return 0;
    case report::Verdict::kImproved:
      return 1;
    case report::Verdict::kInconclusive:
      return 2;
    case report::Verdict::kRegressed:
      return 3;
    case report::Verdict::kInvalid:
      return 4;
  }
  return 4;
}

// The heaviest verdict decides; among equals, the one of the earlier layer.
class Scales {
 public:
  explicit Scales(GateReport& report) : report_(report) {}

  void Add(report::Verdict verdict, GateLayer layer, std::string reason) {
    if (verdict == report::Verdict::kPass) return;
    const bool decides =
        Weight(verdict) > Weight(report_.verdict) ||
        (verdict == report_.verdict && static_cast<int>(layer) < static_cast<int>(report_.layer));
    if (decides) {
      report_.verdict = verdict;
      report_.layer = layer;
      report_.reasons.insert(report_.reasons.begin(), std::move(reason));
    } else {
      report_.reasons.push_back(std::move(reason));
    }
  }

 private:
  GateReport& report_;
};

// A search that does other work per node may be slower per node and still be stronger. Its games
// were played at its own speed, so their result already includes the slowdown.
void LetGamesPay(const GateReport& report, BenchRow& row) {
  const bool passes =
      row.verdict == report::Verdict::kPass || row.verdict == report::Verdict::kImproved;
  if (passes || !DoesOtherWork(report, row)) return;
  row.verdict = report::Verdict::kPass;
  row.layer = GateLayer::kStrength;
  absl::StrAppend(
      &row.note, row.note.empty() ? "" : "; ",
      "it does different work, and the games at the candidate's speed include the slowdown");
}

bool NothingWasMeasured(const GateReport& report) {
  return report.work.empty() && report.benchmarks.empty() && !report.identical;
}

void Weigh(GateReport& report) {
  report.verdict = report::Verdict::kPass;
  report.layer = GateLayer::kValidity;
  report.reasons.clear();
  Scales scales(report);
  for (const std::string& fault : report.faults) {
    scales.Add(report::Verdict::kInvalid, GateLayer::kValidity, fault);
  }
  if (NothingWasMeasured(report) && report.faults.empty()) {
    scales.Add(report::Verdict::kInvalid, GateLayer::kValidity, "nothing was measured");
  }
  for (const WorkRow& row : report.work) {
    if (row.compared == 0) {
      scales.Add(report::Verdict::kInvalid, GateLayer::kValidity,
                 absl::StrCat(row.suite, " by ", row.program, ": no problem was compared"));
    }
    if (row.verdict != report::Verdict::kPass)
      scales.Add(row.verdict, GateLayer::kWork, WorkReason(row));
  }
  for (const BenchRow& row : report.benchmarks) {
    if (row.verdict != report::Verdict::kPass) scales.Add(row.verdict, row.layer, BenchReason(row));
  }
  if (report.strength && report.strength->verdict != report::Verdict::kPass) {
    scales.Add(report.strength->verdict, GateLayer::kStrength,
               absl::StrCat("games: ", report.strength->note));
  }
  if (report.out_of_time) {
    scales.Add(report::Verdict::kInconclusive, GateLayer::kTime,
               "the time budget was used up before everything was measured");
  }
}

}  // namespace

bool DoesOtherWork(const GateReport& report, const BenchRow& row) {
  if (row.candidate_items != 0 && row.candidate_items != row.items) return true;
  for (const WorkRow& counts : report.work) {
    if (counts.suite != kBenchCounts) continue;
    for (const WorkDifference& one : counts.differences) {
      if (one.problem == row.name && one.accepted) return true;
    }
  }
  return false;
}

void Conclude(GateReport& report) {
  for (WorkRow& row : report.work) ConcludeWork(row, report.rules);
  const std::vector<TimeLook> looks = LookAtTimes(report.benchmarks, report.rules);
  for (size_t i = 0; i < looks.size(); ++i) {
    ConcludeRow(report.benchmarks[i], looks[i], report.rules, report.out_of_time);
  }
  if (report.strength) {
    ConcludeStrength(*report.strength);
    if (HasPaidForItsWork(*report.strength)) {
      for (BenchRow& row : report.benchmarks) LetGamesPay(report, row);
    }
  }
  Weigh(report);
}

}  // namespace hakari::gate
