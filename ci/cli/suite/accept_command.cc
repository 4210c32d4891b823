// `hakari accept`: the only way to change a golden.
#include "ci/cli/commands.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "base/context/context.h"
#include "base/files/text_file.h"
#include "base/process/crash_report.h"
#include "base/run/interrupt.h"
#include "base/run/journal.h"
#include "base/status/macros.h"
#include "ci/check/accept/acceptance.h"
#include "ci/cli/bench/accept_counts.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/suite/given_problems.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/project/project_folder.h"
#include "ci/project/suite_choice.h"
#include "golden/golden.h"
#include "golden/log.h"
#include "suites/core/problem_set.h"
#include "suites/registry.h"
#include "suites/run/suite_run.h"

namespace hakari::cli {
namespace {

struct AcceptOptions : SuiteOptions {
  std::string reason;
  std::string problems;     // to be logged as gone or altered; if given, nothing is run
  std::string problems_in;  // the user's own folder, which gets the golden
  std::string remove;       // the file name of a golden; if given, nothing is run
  bool fresh = false;
};

std::string Today() { return absl::FormatTime("%Y-%m-%d", absl::Now(), absl::UTCTimeZone()); }

// The acceptance to be written, and the journal of its run, which may be hours of work and must not
// be discarded before the golden is written.
struct Plan {
  check::Acceptance acceptance;
  std::unique_ptr<Journal> journal;
};

// The suite's default limits and those of its slice, unless limits are given.
std::vector<suites::Limits> LimitsToAccept(const suites::Suite& suite,
                                           const AcceptOptions& options) {
  if (options.sets_limits() || suite.slice_limits == suite.default_limits) {
    return {Replaced(suite.default_limits, options.limits)};
  }
  return {suite.default_limits, suite.slice_limits};
}

absl::StatusOr<Plan> MakePlan(const project::SuiteChoice& choice, const AcceptOptions& options,
                              const suites::Limits& limits, const Context& context) {
  const suites::Suite& suite = choice.suite;
  Progress progress = StderrProgress(suite.name);
  suites::SuiteRunOptions run_options;
  run_options.program = choice.program;
  run_options.limits = limits;
  run_options.journal_folder = absl::StrCat(choice.hakari_folder, "/journals");
  run_options.fresh = options.fresh;
  if (!options.quiet) run_options.progress = &progress;
  HAKARI_ASSIGN_OR_RETURN(suites::SuiteRun run, suites::RunSuite(suite, run_options, context));
  absl::StatusOr<check::Acceptance> acceptance =
      check::PlanAcceptance(suite, run, limits, choice.goldens);
  if (!acceptance.ok()) {
    // Only an interrupted run can be continued.
    if (!run.interrupted) run.journal->Discard();
    return acceptance.status();
  }
  return Plan{*std::move(acceptance), std::move(run.journal)};
}

// Plans all goldens before the first is written, so that a refusal leaves all of them unchanged.
absl::StatusOr<std::vector<Plan>> PlanAll(const project::SuiteChoice& choice,
                                          const AcceptOptions& options, const std::string& root) {
  const InterruptFlag interrupt;
  const Context context = {root, options.jobs, 0, &interrupt.flag()};
  std::vector<Plan> plans;
  for (const suites::Limits& limits : LimitsToAccept(choice.suite, options)) {
    HAKARI_ASSIGN_OR_RETURN(Plan plan, MakePlan(choice, options, limits, context));
    plans.push_back(std::move(plan));
  }
  return plans;
}

absl::Status Write(const check::Acceptance& plan, const AcceptOptions& options,
                   const golden::GoldenPlace& place) {
  if (plan.nothing_to_do) {
    std::cout << plan.path << ": nothing to accept, the golden is unchanged\n";
    return absl::OkStatus();
  }
  std::cout << plan.path << ": " << plan.counts << "\n" << plan.difference << std::flush;
  return check::WriteAcceptance(plan, place, options.reason, Today());
}

// The hash of the current problems; "none" for a removed suite, whose goldens and log may still
// exist.
absl::StatusOr<std::string> SuiteHash(const std::string& name, const std::string& root) {
  const suites::Suite* const suite = suites::FindSuite(name);
  if (suite == nullptr) return std::string("none");
  HAKARI_ASSIGN_OR_RETURN(const suites::ProblemSet problems, suites::ReadProblemsOf(*suite, root));
  return problems.hash();
}

// Logs removed goldens or problems with the reason; runs nothing.
report::ExitCode NoteWhatWent(const AcceptOptions& options) {
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  const golden::GoldenPlace place{*root};
  const absl::StatusOr<std::string> log =
      ReadTextFile(place.Whole(golden::GoldenLogPath(options.suite)));
  if (suites::FindSuite(options.suite) == nullptr && !log.ok()) {
    return Complain(report::ExitCode::kBadUsage, UnknownSuite(options.suite));
  }
  if (!options.remove.empty()) {
    const absl::Status removed =
        check::RemoveGolden(options.suite, options.remove, place, options.reason, Today());
    if (removed.ok()) return report::ExitCode::kPass;
    return Complain(
        absl::IsNotFound(removed) ? report::ExitCode::kBadUsage : report::ExitCode::kInvalid,
        removed.message());
  }
  const absl::StatusOr<golden::ProblemNames> names = golden::ProblemNames::Parse(options.problems);
  if (!names.ok()) {
    return Complain(report::ExitCode::kBadUsage,
                    absl::StrCat("--problems: ", names.status().message()));
  }
  const absl::StatusOr<std::string> hash = SuiteHash(options.suite, *root);
  if (!hash.ok()) return Complain(report::ExitCode::kInvalid, hash.status().message());
  const absl::Status written =
      check::WriteProblemsEntry(options.suite, *names, *hash, place, options.reason, Today());
  return written.ok() ? report::ExitCode::kPass
                      : Complain(report::ExitCode::kInvalid, written.message());
}

// The benchmarks are not a suite, but have counts too.
constexpr char kBench[] = "bench";

report::ExitCode RunAcceptBench(const AcceptOptions& options) {
  if (options.sets_limits() || !options.program.empty() || options.fresh ||
      !options.problems.empty() || !options.remove.empty()) {
    return Complain(report::ExitCode::kBadUsage, "accept bench: takes only the option --reason");
  }
  return RunAcceptCounts(options.reason);
}

report::ExitCode RunAccept(const AcceptOptions& options) {
  const absl::Status reason = golden::CheckReason(options.reason);
  if (!reason.ok()) return Complain(report::ExitCode::kBadUsage, reason.message());
  if (options.suite == kBench) return RunAcceptBench(options);
  if (!options.problems.empty() || !options.remove.empty()) return NoteWhatWent(options);
  const absl::Status exact = check::RefuseTimes(options.limits);
  if (!exact.ok()) return Complain(CodeOfWords(exact), exact.message());
  const absl::StatusOr<suites::Suite> suite = SuiteOver(options.suite, options.problems_in);
  if (!suite.ok()) return Complain(CodeOfWords(suite.status()), suite.status().message());
  absl::StatusOr<project::SuiteChoice> choice = ChooseFor(options);
  if (!choice.ok()) return Complain(CodeOfWords(choice.status()), choice.status().message());
  const bool is_known_engine = choice->has_golden;
  TakeProblems(*suite, *choice);
  if (is_known_engine && !choice->has_golden) {
    return Complain(
        report::ExitCode::kBadUsage,
        absl::StrCat("--problems-in: expected a folder, where the golden is written, found ",
                     options.problems_in));
  }
  if (!choice->has_golden) {
    return Complain(report::ExitCode::kBadUsage,
                    "an engine needs a hakari.json to have goldens; ./hakari init writes one");
  }
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  const absl::Status writable = check::CheckWritable(choice->suite.name, choice->goldens);
  if (!writable.ok()) return Complain(CodeOfWords(writable), writable.message());
  InstallCrashReport(static_cast<int>(report::ExitCode::kInvalid));
  const absl::StatusOr<std::vector<Plan>> plans = PlanAll(*choice, options, *root);
  if (!plans.ok()) return Complain(CodeOfWords(plans.status()), plans.status().message());
  for (const Plan& plan : *plans) {
    const absl::Status written = Write(plan.acceptance, options, choice->goldens);
    if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
    plan.journal->Discard();
  }
  // The goldens of an engine's author do not record changes of our problems.
  if (choice->goldens.root != *root) return report::ExitCode::kPass;
  std::vector<const check::Acceptance*> accepted;
  for (const Plan& plan : *plans) accepted.push_back(&plan.acceptance);
  const absl::Status said =
      check::WriteGoneProblems(accepted, choice->goldens, options.reason, Today());
  return said.ok() ? report::ExitCode::kPass : Complain(report::ExitCode::kInvalid, said.message());
}

}  // namespace

void AddAcceptCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"accept",
            group::kDaily,
            "Make a suite's current results its golden, with a reason; `bench`: the counts of the "
            "benchmarks",
            {"./hakari accept perft --reason \"drops that mate by pawn are refused now\"",
             "./hakari accept bench --reason \"PDS looks at captures first\"",
             "./hakari accept mate --problems g00007-02,g00007-04..g00007-09 --reason \"drawn "
             "twice\"",
             "./hakari accept mate --remove dfpn-10000.golden --reason \"df-pn has gone\"",
             "./hakari accept next_move --problems-in my-books --reason \"as I typed them\""}});
  auto options = std::make_shared<AcceptOptions>();
  command.AddOption("suite", options->suite, "The suite, or bench").Required();
  command.AddOption("--reason", options->reason,
                    "Reason of the change; kept in golden/<suite>/LOG.md, or bench/LOG.md");
  const Option problems = command
                              .AddOption("--problems", options->problems,
                                         "Run nothing; log that these problems were removed "
                                         "or altered on purpose: p1,p4..p9, or all")
                              .TypeName("IDS");
  command.AddOption("--remove", options->remove, "Run nothing; remove this golden of the suite")
      .TypeName("FILE")
      .Excludes(problems);
  command
      .AddOption(
          "--problems-in", options->problems_in,
          "A folder of your own problems instead of the suite's; the golden is written there")
      .TypeName("FOLDER")
      .Excludes(problems);
  command.AddFlag("--fresh", options->fresh,
                  "Start anew even if an interrupted run could be continued");
  AddProgramOption(command, options->program);
  AddSuiteOptions(command, *options);
  // The option exists so that it can be refused with an explanation.
  AddMovetimeOption(command, options->limits.movetime_ms);
  command.OnRun([options, &exit_code] { exit_code = RunAccept(*options); });
}

}  // namespace hakari::cli
