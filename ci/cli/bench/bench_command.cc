// `hakari bench`: the micro-benchmarks, and the comparison with OpenShogiLib on the same positions.
#include "ci/cli/commands.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "base/machine/build_info.h"
#include "base/machine/machine.h"
#include "base/status/macros.h"
#include "bench/answers.h"
#include "bench/cases.h"
#include "bench/runner.h"
#include "ci/cli/bench/bench_report.h"
#include "ci/cli/bench/peers.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/trend/history_option.h"
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

// Adds a run of the benchmarks to the history.
absl::Status RecordBench(const std::vector<bench::Measured>& all, const RecordOptions& options,
                         bool quiet) {
  HAKARI_ASSIGN_OR_RETURN(history::HistoryRun run,
                          BeginRun("bench", project::ProjectFolder().value_or(""), options));
  run.suite_hash = WorkHash(all);
  run.verdict = std::string(VerdictName(JudgeCounts(all).verdict));
  for (const bench::Measured& measured : all) run.rows.push_back(RowOf(measured));
  return KeepRun(run, options, quiet);
}

constexpr char kPeers[] = "peers";

struct BenchOptions {
  std::string filter;
  Output json;
  double seconds = 0.05;
  int repetitions = 5;
  bool list = false;
  bool quiet = false;
  RecordOptions record;
};

void WarnOfWhatSpoilsTimes() {
  if (!ThisBuild().FitForTiming()) {
    std::cerr << "hakari: this build is not fit for timing (hakari doctor)\n";
  }
  const Machine machine = ReadMachine();
  if (machine.IsBusy()) {
    std::cerr << absl::StreamFormat("hakari: the machine is busy (load %.1f on %d CPUs)\n",
                                    *machine.load_1min, machine.cpus);
  }
}

absl::StatusOr<std::vector<bench::Measured>> MeasureWithProgress(
    const std::vector<bench::BenchCase>& cases, const BenchOptions& options) {
  ProgressLine line(options.quiet);
  bench::RunOptions run;
  run.seconds = options.seconds;
  run.repetitions = options.repetitions;
  run.progress = [&line](const std::string& name, int) { line.Show(name); };
  return bench::Measure(cases, bench::KnownAnswers(), run);
}

report::ExitCode PrintNames(const std::vector<bench::BenchCase>& cases) {
  for (const bench::BenchCase& bench_case : cases) std::cout << bench_case.name << "\n";
  return report::ExitCode::kPass;
}

report::ExitCode Report(const std::vector<bench::Measured>& measured, const BenchOptions& options) {
  if (!options.json.is_stdout()) std::cout << BenchTable(measured);
  const absl::Status written = options.json.Write(BenchJson(measured, OriginHere()));
  return written.ok() ? report::ExitCode::kPass
                      : Complain(report::ExitCode::kInvalid, written.message());
}

report::ExitCode RunBench(BenchOptions& options) {
  if (options.filter == kPeers) {
    if (!options.json.is_wanted() && !options.list) return RunPeers();
    return Complain(report::ExitCode::kBadUsage, "bench peers: takes no other options");
  }
  const absl::StatusOr<std::vector<bench::BenchCase>> cases =
      bench::SelectCases(bench::AllCases(), options.filter);
  if (!cases.ok()) {
    return Complain(CodeOfWords(cases.status()),
                    absl::StrFormat("bench: %s; `./hakari bench --list` lists the names",
                                    cases.status().message()));
  }
  if (options.list) return PrintNames(*cases);
  absl::Status opened = OpenOutputs({&options.json});
  if (opened.ok()) opened = PrepareHistory(options.record);
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  if (!options.quiet) WarnOfWhatSpoilsTimes();
  const absl::StatusOr<std::vector<bench::Measured>> measured =
      MeasureWithProgress(*cases, options);
  if (!measured.ok()) return Complain(report::ExitCode::kInvalid, measured.status().message());
  const report::ExitCode reported = Report(*measured, options);
  if (reported != report::ExitCode::kPass) return reported;
  if (options.record.record) {
    const absl::Status kept = RecordBench(*measured, options.record, options.quiet);
    if (!kept.ok()) return Complain(report::ExitCode::kInvalid, kept.message());
  }
  const report::Judgement judgement = JudgeCounts(*measured);
  for (const std::string& reason : judgement.reasons)
    Complain(report::ExitCode::kRegressed, reason);
  return ExitCodeOf(judgement.verdict);
}

}  // namespace

void AddBenchCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"bench",
            group::kDaily,
            "Measure the speed of the engine's parts on fixed sets of positions",
            {"./hakari bench", "./hakari bench legal", "./hakari bench \"perft/.*/list\" --json -",
             "./hakari bench --record", "./hakari bench --list", "./hakari bench peers"}});
  auto options = std::make_shared<BenchOptions>();
  command.AddOption("filter", options->filter,
                    "Regular expression; only benchmarks whose names match are run. `peers` "
                    "compares with OpenShogiLib");
  command.AddFlag("--list", options->list, "Print only the names of the benchmarks");
  constexpr double kLeastSeconds = 0.001, kMostSeconds = 60;
  command.AddOption("--seconds", options->seconds, "CPU time of a repetition in seconds")
      .ShowDefault()
      .Between(kLeastSeconds, kMostSeconds);
  constexpr int kMostRepetitions = 1000;
  command
      .AddOption("--repetitions", options->repetitions, "Number of repetitions of each benchmark")
      .ShowDefault()
      .Check(WholeNumber(1, kMostRepetitions));
  AddRecordOptions(command, options->record);
  AddJsonOption(command, options->json);
  AddQuietFlag(command, options->quiet);
  command.OnRun([options, &exit_code] { exit_code = RunBench(*options); });
}

}  // namespace hakari::cli
