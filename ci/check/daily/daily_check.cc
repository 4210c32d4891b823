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

// Enough for promises that are kept tenfold, as the engine keeps them.
constexpr double kGlanceSeconds = 0.005;
constexpr double kFullSeconds = 0.05;

std::string Excuse() {
  const Machine machine = ReadMachine();
  if (!ThisBuild().FitForTiming()) return "this build is not fit for timing";
  if (machine.IsBusy()) {
    return absl::StrFormat("load %.1f on %d CPUs", *machine.load_1min, machine.cpus);
  }
  return machine.cgroup_cpus ? "CPU time is limited by the cgroup" : "";
}

void CheckAllPromises(const Context& context, bool full, DailyReport& report) {
  bench::RunOptions look;
  look.seconds = full ? kFullSeconds : kGlanceSeconds;
  look.repetitions = 3;
  look.progress = [&context](const std::string& name, int) {
    context.Say(absl::StrCat("bench ", name));
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

void CheckAllSuites(const Context& context, bool full, DailyReport& report) {
  for (const suites::Suite& suite : suites::AllSuites()) {
    if (suite.programs.empty()) continue;  // a suite for external engines
    context.Say(absl::StrCat("suite ", suite.name));
    SuiteCheckOptions check;
    check.run.limits = full ? suite.default_limits : suite.slice_limits;
    const absl::StatusOr<SuiteCheck> checked = CheckSuite(suite, check, context);
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

DailyReport CheckDaily(const Context& context, bool full) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  DailyReport report;
  report.excuse = Excuse();
  CheckAllPromises(context, full, report);
  CheckAllSuites(context, full, report);
  context.Say("goldens");
  report.goldens = golden::CheckGoldenFiles(context.root, suites::FindSuite);
  report.wall_seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return report;
}

}  // namespace hakari::check
