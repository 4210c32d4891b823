#include "ci/cli/bench/bench_record.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"
#include "bench/answers.h"
#include "ci/history/history_run.h"
#include "ci/project/project_folder.h"

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

std::string WorkHash(const std::vector<bench::Measured>& all) {
  std::map<std::string, uint64_t> answers;
  for (const auto& [name, answer] : bench::KnownAnswers()) answers[name] = answer.value;
  for (const bench::Measured& measured : all) answers[measured.name] = measured.answer;
  std::string text;
  for (const auto& [name, answer] : answers) absl::StrAppend(&text, name, " ", answer, "\n");
  return ContentHash(text);
}

std::string VerdictOn(const std::vector<bench::Measured>& all) {
  const bool differs = std::any_of(all.begin(), all.end(),
                                   [](const bench::Measured& one) { return one.CountDiffers(); });
  return differs ? "regressed" : "pass";
}

absl::Status RecordBench(const std::vector<bench::Measured>& all, const RecordOptions& options,
                         bool quiet) {
  absl::StatusOr<history::HistoryRun> run =
      BeginRun("bench", project::ProjectFolder().value_or(""), options);
  if (!run.ok()) return run.status();
  run->suite_hash = WorkHash(all);
  run->verdict = VerdictOn(all);
  for (const bench::Measured& measured : all) run->rows.push_back(RowOf(measured));
  return KeepRun(*run, options, quiet);
}

}  // namespace hakari::cli
