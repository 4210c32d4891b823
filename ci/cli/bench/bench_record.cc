#include "ci/cli/bench/bench_record.h"

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "bench/answers.h"
#include "ci/history/history_run.h"
#include "ci/project_folder.h"
#include "suites/core/content_hash.h"

namespace hakari {
namespace {

// What the benchmarks must answer says which work was done.
std::string WorkHash() {
  std::string text;
  for (const auto& [name, answer] : KnownAnswers()) {
    absl::StrAppend(&text, name, " ", answer, "\n");
  }
  return ContentHash(text);
}

HistoryRow RowOf(const Measured& measured) {
  HistoryRow row;
  row.benchmark = measured.name;
  row.metric = "time";
  row.unit = "ns/position";
  row.median = measured.ns_per_position;
  row.samples = measured.ns_samples;
  return row;
}

}  // namespace

absl::Status RecordBench(const std::vector<Measured>& all, const RecordOptions& options,
                         bool quiet) {
  absl::StatusOr<HistoryRun> run = BeginRun("bench", ProjectFolder().value_or(""), options);
  if (!run.ok()) return run.status();
  run->suite_hash = WorkHash();
  run->verdict = "pass";  // every answer was right, or there would be no figures
  for (const Measured& measured : all) run->rows.push_back(RowOf(measured));
  return KeepRun(*run, options, quiet);
}

}  // namespace hakari
