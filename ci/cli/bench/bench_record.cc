#include "ci/cli/bench/bench_record.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "bench/answers.h"
#include "ci/cli/trend/history_option.h"
#include "ci/gate/revision/git.h"
#include "ci/history/history.h"
#include "ci/machine/build_info.h"
#include "ci/machine/machine.h"
#include "ci/project_folder.h"
#include "suites/core/content_hash.h"
#include "suites/run/binary_hash.h"

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

// Empty where git knows nothing: a folder without a commit has benchmarks all the same.
std::string CheckedOutRevision() {
  const absl::StatusOr<std::string> folder = ProjectFolder();
  if (!folder.ok()) return "";
  const Git git(*folder, nullptr);
  const absl::StatusOr<std::string> commit = git.Resolve("HEAD");
  if (!commit.ok()) return "";
  return absl::StrCat(*commit, git.HasChanges().value_or(true) ? "+" : "");
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

absl::StatusOr<int64_t> RecordBench(const std::vector<Measured>& all, const std::string& history,
                                    const std::string& revision) {
  const absl::StatusOr<std::string> path = HistoryPath(history);
  if (!path.ok()) return path.status();
  const absl::StatusOr<std::string> binary = BinaryHash();
  if (!binary.ok()) return binary.status();
  HistoryRun run;
  run.time = absl::FormatTime("%Y-%m-%dT%H:%M:%SZ", absl::Now(), absl::UTCTimeZone());
  // Times of a build with assertions or a sanitizer are kept apart from all others.
  run.kind = ThisBuild().FitForTiming() ? "bench" : "bench-unfit";
  run.revision = revision.empty() ? CheckedOutRevision() : revision;
  const Machine machine = ReadMachine();
  run.machine = absl::StrCat(machine.cpu_model, ", ", machine.cpus, " CPUs");
  run.compiler = absl::StrCat(CompilerName(), " ", ThisBuild().instructions);
  run.suite_hash = WorkHash();
  run.verdict = "pass";  // every answer was right, or there would be no figures
  run.binary_hashes = {{"hakari", *binary}};
  for (const Measured& measured : all) run.rows.push_back(RowOf(measured));
  absl::StatusOr<History> opened = History::OpenOrCreate(*path);
  if (!opened.ok()) return opened.status();
  return opened->Add(run);
}

}  // namespace hakari
