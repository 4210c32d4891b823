#include "ci/check/daily/daily_check.h"

#include <chrono>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/machine/build_info.h"
#include "base/machine/machine.h"
#include "bench/answers.h"
#include "bench/cases.h"
#include "bench/runner.h"
#include "ci/check/suite_check.h"
#include "golden/golden_files.h"
#include "suites/core/suite.h"
#include "suites/registry.h"

namespace hakari::check {
namespace {

// Enough to see a promise kept tenfold, which is what the engine does.
constexpr double kGlanceSeconds = 0.005;
constexpr double kFullSeconds = 0.05;

void Say(const DailyOptions& options, absl::string_view text) {
  if (options.progress) options.progress(text);
}

std::string Excuse() {
  const Machine machine = ReadMachine();
  if (!ThisBuild().FitForTiming()) return "this build is not fit for timing";
  if (machine.IsBusy()) {
    return absl::StrFormat("load %.1f on %d CPUs", *machine.load_1min, machine.cpus);
  }
  return machine.cgroup_cpus ? "CPU time is rationed" : "";
}

void CheckAllPromises(const DailyOptions& options, DailyReport& report) {
  bench::RunOptions look;
  look.seconds = options.full ? kFullSeconds : kGlanceSeconds;
  look.repetitions = 3;
  look.progress = [&options](const std::string& name, int) {
    Say(options, absl::StrCat("bench ", name));
  };
  const MeasureCases measure = [](const std::vector<bench::BenchCase>& cases,
                                  const bench::RunOptions& run) {
    return bench::Measure(cases, bench::KnownAnswers(), run);
  };
  absl::StatusOr<std::vector<PromiseRow>> rows = CheckPromises(bench::AllCases(), look, measure);
  if (rows.ok()) {
    report.promises = *std::move(rows);
  } else {
    report.promise_error = std::string(rows.status().message());
  }
}

void CheckAllSuites(const DailyOptions& options, const std::atomic<bool>& stop,
                    DailyReport& report) {
  for (const suites::Suite& suite : suites::AllSuites()) {
    if (suite.programs.empty()) continue;  // for engines outside
    Say(options, absl::StrCat("suite ", suite.name));
    SuiteCheckOptions check;
    check.run.root = options.root;
    check.run.limits = options.full ? suite.default_limits : suite.slice_limits;
    check.run.jobs = options.jobs;
    const absl::StatusOr<SuiteCheck> checked = CheckSuite(suite, check, stop);
    if (checked.ok()) {
      report.suites.push_back(checked->report);
    } else {
      report::SuiteReport failed;
      failed.suite = suite.name;
      failed.findings = {
          {golden::FindingKind::kCannotRun, "", "", "", std::string(checked.status().message())}};
      failed.judgement = report::Judge(failed.findings);
      report.suites.push_back(failed);
    }
  }
}

}  // namespace

DailyReport CheckDaily(const DailyOptions& options, const std::atomic<bool>& stop) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  DailyReport report;
  report.excuse = Excuse();
  CheckAllPromises(options, report);
  CheckAllSuites(options, stop, report);
  Say(options, "goldens");
  report.goldens = golden::CheckGoldenFiles(options.root, suites::FindSuite);
  report.wall_seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return report;
}

}  // namespace hakari::check
