#include "ci/gate/past/gate_past.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"
#include "base/statistics/median.h"
#include "base/status/macros.h"
#include "ci/history/history.h"
#include "ci/history/trend/trend.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::gate {
namespace {

constexpr char kTime[] = "time";
constexpr int64_t kRunsRead = 1000;

std::vector<double> PerItem(std::vector<double> samples, uint64_t items) {
  const double divisor = static_cast<double>(std::max<uint64_t>(items, 1));
  for (double& sample : samples) sample /= divisor;
  return samples;
}

std::string NanosecondsPer(const std::string& unit) {
  return unit.empty() ? "ns" : absl::StrCat("ns/", unit);
}

uint64_t CandidateItems(const BenchRow& bench) {
  return bench.candidate_items == 0 ? bench.items : bench.candidate_items;
}

history::HistoryRow TimeRow(const BenchRow& bench) {
  history::HistoryRow row;
  row.benchmark = bench.name;
  row.metric = kTime;
  row.unit = NanosecondsPer(bench.unit);
  row.samples = PerItem(bench.rounds.candidate_ns, CandidateItems(bench));
  row.base_samples = PerItem(bench.rounds.base_ns, bench.items);
  row.median = MedianOf(row.samples);
  row.base_median = MedianOf(row.base_samples);
  return row;
}

history::HistoryRow InstructionRow(const BenchRow& bench) {
  history::HistoryRow row;
  row.benchmark = bench.name;
  row.metric = row.unit = "instructions";
  row.samples =
      PerItem({static_cast<double>(*bench.candidate_instructions)}, CandidateItems(bench));
  row.median = row.samples.front();
  if (bench.base_instructions) {
    row.base_median = PerItem({static_cast<double>(*bench.base_instructions)}, bench.items).front();
  }
  return row;
}

history::HistoryRow NodeRow(const WorkRow& work) {
  history::HistoryRow row;
  row.benchmark = absl::StrCat(work.suite, "/", work.program);
  row.metric = row.unit = "nodes";
  row.median = static_cast<double>(work.candidate_nodes);
  row.samples = {row.median};
  row.base_median = static_cast<double>(work.base_nodes);
  return row;
}

// Identifies what was run, so that runs over other problems are not mixed up.
std::string WorkHash(const GateReport& report) {
  std::string text;
  for (const WorkRow& work : report.work) {
    if (work.suite == kBenchCounts) continue;  // the benchmarks follow
    absl::StrAppend(&text, work.suite, " ", work.program, " ", work.limits, " ", work.compared,
                    "\n");
  }
  for (const BenchRow& bench : report.benchmarks) absl::StrAppend(&text, bench.name, "\n");
  return ContentHash(text);
}

absl::StatusOr<std::optional<history::HistoryRun>> ReferenceOf(const history::History& history) {
  HAKARI_ASSIGN_OR_RETURN(const std::optional<int64_t> pinned, history.Pinned());
  if (!pinned.has_value()) return std::optional<history::HistoryRun>();
  HAKARI_ASSIGN_OR_RETURN(history::HistoryRun run, history.Run(*pinned));
  return std::optional<history::HistoryRun>(std::move(run));
}

absl::Status Recall(const history::History& history, GateReport& report) {
  HAKARI_ASSIGN_OR_RETURN(std::vector<history::HistoryRun> runs, history.LastRuns(kRunsRead));
  const auto other_kind = [](const history::HistoryRun& run) { return run.kind != "gate"; };
  runs.erase(std::remove_if(runs.begin(), runs.end(), other_kind), runs.end());
  if (runs.empty()) return absl::OkStatus();
  HAKARI_ASSIGN_OR_RETURN(const std::optional<history::HistoryRun> reference, ReferenceOf(history));
  HAKARI_ASSIGN_OR_RETURN(const history::Trend trend, history::TrendOf(runs, reference, {}));
  for (const history::Series& series : trend.series) {
    if (series.metric != kTime) continue;
    for (const history::SeriesPoint& point : series.points) {
      if (!point.ratio) continue;
      report.trend.push_back({point.time, point.revision, series.benchmark, *point.ratio, ""});
    }
  }
  return absl::OkStatus();
}

// Uncommitted files are filed under the commit that they are based on.
const std::string& NameOf(const GateSide& side) {
  return side.commit.empty() ? side.revision : side.commit;
}

}  // namespace

history::HistoryRun RunOfGate(const GateReport& report) {
  history::HistoryRun run;
  run.time = report.origin.created;
  run.kind = "gate";
  run.revision = NameOf(report.candidate);
  run.base_revision = NameOf(report.base);
  run.machine = absl::StrCat(report.origin.cpu_model, ", ", report.origin.cpus, " CPUs");
  run.compiler = absl::StrCat(report.candidate.compiler, " ", report.candidate.instruction_set);
  run.suite_hash = WorkHash(report);
  run.verdict = std::string(report::VerdictName(report.verdict));
  run.binary_hashes = report.candidate.binary_hashes;
  for (const BenchRow& bench : report.benchmarks) {
    if (bench.rounds.size() > 0) run.rows.push_back(TimeRow(bench));
    if (bench.candidate_instructions) run.rows.push_back(InstructionRow(bench));
  }
  for (const WorkRow& work : report.work) {
    const bool is_suite = work.suite != kBenchCounts;
    if (is_suite && work.compared > 0) run.rows.push_back(NodeRow(work));
  }
  return run;
}

absl::Status KeepAndRecall(const std::string& path, GateReport& report) {
  absl::StatusOr<history::History> history = history::History::OpenOrCreate(path);
  if (!history.ok()) return history.status();
  const history::HistoryRun run = RunOfGate(report);
  if (report.verdict != report::Verdict::kInvalid && !run.rows.empty()) {
    HAKARI_RETURN_IF_ERROR(history->Add(run).status());
  }
  report.trend.clear();
  return Recall(*history, report);
}

}  // namespace hakari::gate
