#include "ci/cli/suite/suite_record.h"

#include <iostream>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "ci/report/verdict/verdict.h"
#include "suites/core/limits.h"

namespace hakari::cli {
namespace {

// The row's value is the sum over the problems, whose values are the samples.
history::HistoryRow RowOf(std::string benchmark, std::string metric, std::string unit,
                          std::vector<double> samples) {
  history::HistoryRow row;
  row.benchmark = std::move(benchmark);
  row.metric = std::move(metric);
  row.unit = std::move(unit);
  row.median = std::accumulate(samples.begin(), samples.end(), 0.0);
  row.samples = std::move(samples);
  return row;
}

}  // namespace

void AddSuite(const report::SuiteReport& report, history::HistoryRun& run) {
  run.suite_hash = ContentHash(absl::StrCat(report.suite_hash, " ", report.configuration, " ",
                                            suites::LimitsText(report.limits)));
  run.verdict = std::string(report::VerdictName(report.judgement.verdict));
  // Runs with other limits belong to other series.
  const std::string name =
      absl::StrCat(report.suite, "/", report.program, " ", suites::LimitsText(report.limits));
  std::map<std::string, std::vector<double>> counters;
  std::vector<double> cpu_ns;
  for (const suites::ProblemResult& result : report.results) {
    for (const auto& [counter, value] : result.outcome.counters) {
      counters[counter].push_back(static_cast<double>(value));
    }
    if (result.outcome.times.cpu_ns >= 0) {
      cpu_ns.push_back(static_cast<double>(result.outcome.times.cpu_ns));
    }
  }
  for (auto& [counter, values] : counters) {
    run.rows.push_back(RowOf(name, counter, counter, std::move(values)));
  }
  if (!cpu_ns.empty()) run.rows.push_back(RowOf(name, "time", "ns", std::move(cpu_ns)));
}

absl::Status RecordSuite(const report::SuiteReport& report, const std::string& folder,
                         const RecordOptions& options, bool quiet) {
  if (report.judgement.verdict == report::Verdict::kInvalid) {
    if (!quiet) std::cerr << "hakari: not recorded: the run is invalid\n";
    return absl::OkStatus();
  }
  HAKARI_ASSIGN_OR_RETURN(history::HistoryRun run, BeginRun("suite", folder, options));
  AddSuite(report, run);
  return KeepRun(run, options, quiet);
}

}  // namespace hakari::cli
