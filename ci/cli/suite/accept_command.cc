#include "ci/cli/suite/accept_command.h"

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
#include "ci/cli/suite/suite_options.h"
#include "ci/project/suite_choice.h"
#include "ci/project_folder.h"
#include "golden/log.h"
#include "suites/run/crash_report.h"
#include "suites/run/interrupt.h"
#include "suites/run/journal.h"
#include "suites/run/suite_run.h"

namespace hakari {
namespace {

struct AcceptOptions : SuiteOptions {
  std::string reason;
  bool fresh = false;
};

// What would be written, and the journal of the run behind it: hours of work, perhaps, which must
// not be thrown away before the golden is there.
struct Plan {
  Acceptance acceptance;
  std::unique_ptr<Journal> journal;
};

// The suite's own limits and its slice, unless limits were given.
std::vector<Limits> LimitsToAccept(const Suite& suite, const AcceptOptions& options) {
  if (options.sets_limits() || suite.slice_limits == suite.default_limits) {
    return {options.LimitsFor(suite)};
  }
  return {suite.default_limits, suite.slice_limits};
}

absl::StatusOr<Plan> MakePlan(const SuiteChoice& choice, const AcceptOptions& options,
                              const Limits& limits, const std::string& root,
                              const std::atomic<bool>& stop) {
  const Suite& suite = choice.suite;
  Progress progress = StderrProgress(suite.name);
  SuiteRunOptions run_options;
  run_options.root = root;
  run_options.program = choice.program;
  run_options.limits = limits;
  run_options.jobs = options.jobs;
  run_options.journal_folder = absl::StrCat(choice.hakari_folder, "/journals");
  run_options.fresh = options.fresh;
  if (!options.quiet) run_options.progress = &progress;
  absl::StatusOr<SuiteRun> run = RunSuite(suite, run_options, stop);
  if (!run.ok()) return run.status();
  absl::StatusOr<Acceptance> acceptance = PlanAcceptance(suite, *run, limits, choice.goldens);
  if (!acceptance.ok()) {
    // Only an interrupted run is worth going on with.
    if (!run->interrupted) run->journal->Discard();
    return acceptance.status();
  }
  return Plan{*std::move(acceptance), std::move(run->journal)};
}

// All are planned before the first is written: a refusal leaves every golden as it was.
absl::StatusOr<std::vector<Plan>> PlanAll(const SuiteChoice& choice, const AcceptOptions& options,
                                          const std::string& root) {
  const InterruptFlag interrupt;
  std::vector<Plan> plans;
  for (const Limits& limits : LimitsToAccept(choice.suite, options)) {
    absl::StatusOr<Plan> plan = MakePlan(choice, options, limits, root, interrupt.flag());
    if (!plan.ok()) return plan.status();
    plans.push_back(*std::move(plan));
  }
  return plans;
}

absl::Status Write(const Acceptance& plan, const AcceptOptions& options, const GoldenPlace& place) {
  if (plan.nothing_to_do) {
    std::cout << plan.path << ": nothing to accept, it says the same\n";
    return absl::OkStatus();
  }
  std::cout << plan.path << ": " << plan.counts << "\n" << plan.difference << std::flush;
  return WriteAcceptance(plan, place, options.reason,
                         absl::FormatTime("%Y-%m-%d", absl::Now(), absl::UTCTimeZone()));
}

ExitCode RunAccept(const AcceptOptions& options) {
  const absl::Status reason = CheckReason(options.reason);
  if (!reason.ok()) return Complain(ExitCode::kBadUsage, reason.message());
  const absl::StatusOr<SuiteChoice> choice = ChooseFor(options);
  if (!choice.ok()) return Complain(ExitCodeOfChoice(choice.status()), choice.status().message());
  if (!choice->has_golden) {
    return Complain(ExitCode::kBadUsage,
                    "an engine has goldens where a hakari.json names it: ./hakari init writes one");
  }
  const absl::StatusOr<std::string> root = ProjectFolder();
  if (!root.ok()) return Complain(ExitCode::kInvalid, root.status().message());
  InstallCrashReport(static_cast<int>(ExitCode::kInvalid));
  const absl::StatusOr<std::vector<Plan>> plans = PlanAll(*choice, options, *root);
  if (!plans.ok()) {
    const bool mistyped = absl::IsOutOfRange(plans.status());
    return Complain(mistyped ? ExitCode::kBadUsage : ExitCode::kInvalid, plans.status().message());
  }
  for (const Plan& plan : *plans) {
    const absl::Status written = Write(plan.acceptance, options, choice->goldens);
    if (!written.ok()) return Complain(ExitCode::kInvalid, written.message());
    plan.journal->Discard();
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
  command.add_flag("--fresh", options->fresh, "Start anew even if an interrupted run could go on");
  AddSuiteOptions(command, *options);
  command.callback([options, &exit_code] { exit_code = RunAccept(*options); });
}

}  // namespace hakari
