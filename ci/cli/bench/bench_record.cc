#include "ci/cli/bench/bench_record.h"

#include <string>

#include "absl/status/statusor.h"
#include "base/status/macros.h"
#include "ci/cli/bench/bench_report.h"
#include "ci/history/history_run.h"
#include "ci/project/project_folder.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::cli {
namespace {

history::HistoryRow RowOf(const bench::Measured& measured) {
  history::HistoryRow row;
  row.benchmark = measured.name;
  row.metric = "time";
  row.unit = "ns/position";
  row.median = measured.ns_per_position;
  row.samples = measured.ns_samples;
  return row;
}

}  // namespace

absl::Status RecordBench(const std::vector<bench::Measured>& all, const RecordOptions& options,
                         bool quiet) {
  HAKARI_ASSIGN_OR_RETURN(history::HistoryRun run,
                          BeginRun("bench", project::ProjectFolder().value_or(""), options));
  run.suite_hash = WorkHash(all);
  run.verdict = std::string(VerdictName(JudgeCounts(all).verdict));
  for (const bench::Measured& measured : all) run.rows.push_back(RowOf(measured));
  return KeepRun(run, options, quiet);
}

}  // namespace hakari::cli
