#include "ci/cli/accept_command.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "ci/accept/acceptance.h"
#include "ci/cli/command.h"
#include "ci/cli/suite_options.h"
#include "ci/project_folder.h"
#include "golden/log.h"
#include "suites/registry.h"
#include "suites/run/crash_report.h"
#include "suites/run/interrupt.h"
#include "suites/run/suite_run.h"

namespace hakari {
namespace {

struct AcceptOptions : SuiteOptions {
  std::string reason;
};

// The suite's own limits and its slice, unless limits were given.
std::vector<Limits> LimitsToAccept(const Suite& suite, const AcceptOptions& options) {
  if (options.sets_limits() || suite.slice_limits == suite.default_limits) {
    return {options.LimitsFor(suite)};
  }
  return {suite.default_limits, suite.slice_limits};
}

absl::StatusOr<Acceptance> Plan(const Suite& suite, const AcceptOptions& options,
                                const Limits& limits, const std::string& root,
                                const std::atomic<bool>& stop) {
  Progress progress = StderrProgress(suite.name);
  SuiteRunOptions run_options;
  run_options.root = root;
  run_options.program = options.program;
  run_options.limits = limits;
  run_options.jobs = options.jobs;
  if (!options.quiet) run_options.progress = &progress;
  const absl::StatusOr<SuiteRun> run = RunSuite(suite, run_options, stop);
  if (!run.ok()) return run.status();
  return PlanAcceptance(suite, *run, limits, root);
}

// All are planned before the first is written: a refusal leaves every golden as it was.
absl::StatusOr<std::vector<Acceptance>> PlanAll(const Suite& suite, const AcceptOptions& options,
                                                const std::string& root) {
  const InterruptFlag interrupt;
  std::vector<Acceptance> plans;
  for (const Limits& limits : LimitsToAccept(suite, options)) {
    absl::StatusOr<Acceptance> plan = Plan(suite, options, limits, root, interrupt.flag());
    if (!plan.ok()) return plan.status();
    plans.push_back(*std::move(plan));
  }
  return plans;
}

absl::Status Write(const Acceptance& plan, const AcceptOptions& options, const std::string& root) {
  if (plan.nothing_to_do) {
    std::cout << plan.path << ": nothing to accept, it says the same\n";
    return absl::OkStatus();
  }
  std::cout << plan.path << ": " << plan.counts << "\n" << plan.difference << std::flush;
  return WriteAcceptance(plan, root, options.reason,
                         absl::FormatTime("%Y-%m-%d", absl::Now(), absl::UTCTimeZone()));
}

ExitCode RunAccept(const AcceptOptions& options) {
  const absl::Status reason = CheckReason(options.reason);
  if (!reason.ok()) return Complain(ExitCode::kBadUsage, reason.message());
  const Suite* suite = FindSuite(options.suite);
  if (suite == nullptr) return Complain(ExitCode::kBadUsage, UnknownSuite(options.suite));
  const absl::StatusOr<std::string> root = ProjectFolder();
  if (!root.ok()) return Complain(ExitCode::kInvalid, root.status().message());
  InstallCrashReport(static_cast<int>(ExitCode::kInvalid));
  const absl::StatusOr<std::vector<Acceptance>> plans = PlanAll(*suite, options, *root);
  if (!plans.ok()) {
    const bool mistyped = absl::IsOutOfRange(plans.status());
    return Complain(mistyped ? ExitCode::kBadUsage : ExitCode::kInvalid, plans.status().message());
  }
  for (const Acceptance& plan : *plans) {
    const absl::Status written = Write(plan, options, *root);
    if (!written.ok()) return Complain(ExitCode::kInvalid, written.message());
  }
  return ExitCode::kPass;
}

}  // namespace

void AddAcceptCommand(CLI::App& app, ExitCode& exit_code) {
  CLI::App& command = AddCommand(
      app, {"accept",
            group::kDaily,
            "Make what a suite gives now its golden, with a reason",
            {"./hakari accept perft --reason \"drops that mate by pawn are refused now\""}});
  auto options = std::make_shared<AcceptOptions>();
  command.add_option("suite", options->suite, "Which suite")->required();
  command.add_option("--reason", options->reason, "Why; kept in golden/<suite>/LOG.md");
  AddSuiteOptions(command, *options);
  command.callback([options, &exit_code] { exit_code = RunAccept(*options); });
}

}  // namespace hakari
