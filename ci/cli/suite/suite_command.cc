// `hakari suite`: runs problems and compares them with their golden, with a verdict.
#include "ci/cli/commands.h"

#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/context/context.h"
#include "base/process/crash_report.h"
#include "base/run/interrupt.h"
#include "base/run/progress.h"
#include "base/status/macros.h"
#include "ci/check/serving.h"
#include "ci/check/suite_check.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/engines/side_by_side.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/suite/given_problems.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/cli/suite/suite_outputs.h"
#include "ci/cli/suite/suite_record.h"
#include "ci/cli/suite/transcription_check.h"
#include "ci/cli/trend/history_option.h"
#include "ci/project/project_folder.h"
#include "ci/project/suite_choice.h"
#include "ci/report/suite_report.h"
#include "ci/report/verdict/verdict.h"
#include "suites/registry.h"
#include "suites/run/runner.h"

namespace hakari::cli {
namespace {

constexpr char kList[] = "list";

struct SuiteCommandOptions : SuiteOptions {
  std::vector<std::string> programs;  // one, or several for a comparison
  std::string problems;               // the user's own; empty: the suite's
  Shard shard;
  std::vector<std::string> only;
  bool slice = false;
  bool no_golden = false;
  bool check = false;
  bool fresh = false;
  bool serve = false;
  SuiteOutputs outputs;
  RecordOptions record;
};

report::ExitCode PrintList() {
  for (const suites::Suite& suite : suites::AllSuites()) {
    std::vector<std::string> programs;
    for (const suites::ProgramSpec& program : suite.programs) programs.push_back(program.name);
    if (suite.engine_program) programs.push_back("usi:COMMAND");
    std::cout << absl::StreamFormat("%-10s %s\n           programs: %s; limits: %s; slice: %s\n",
                                    suite.name, suite.about, absl::StrJoin(programs, ", "),
                                    suites::LimitsText(suite.default_limits),
                                    suites::LimitsText(suite.slice_limits));
  }
  return report::ExitCode::kPass;
}

check::SuiteCheckOptions CheckOptions(const project::SuiteChoice& choice,
                                      const SuiteCommandOptions& options) {
  const suites::Suite& suite = choice.suite;
  check::SuiteCheckOptions check;
  check.run.program = choice.program;
  check.goldens = choice.goldens;
  check.run.limits =
      options.slice ? suite.slice_limits : Replaced(suite.default_limits, options.limits);
  check.run.selection.shard = options.shard;
  check.run.selection.only = options.only;
  check.run.journal_folder = absl::StrCat(choice.hakari_folder, "/journals");
  check.run.fresh = options.fresh;
  check.with_golden = IsGoldenExpected(choice) && !options.no_golden && check.run.limits.is_exact();
  return check;
}

void Advise(const report::SuiteReport& report, const SuiteCommandOptions& options,
            bool interrupted) {
  if (interrupted)
    std::cerr << "The results so far are kept; run the same command again to continue.\n";
  if (report.judgement.verdict == report::Verdict::kRegressed) {
    std::cerr << "If the change is intended: " << project::LauncherWord() << " accept "
              << report.suite << (options.problems.empty() ? "" : " --problems-in ")
              << options.problems << " --reason \"…\"\n";
  }
}

// The problems selected by --shard and --only.
absl::StatusOr<std::vector<suites::Problem>> ProblemsToRun(const SuiteCommandOptions& options,
                                                           const suites::Suite& suite,
                                                           const std::string& root) {
  const absl::StatusOr<suites::ProblemSet> set = suites::ReadProblemsOf(suite, root);
  if (!set.ok()) return absl::FailedPreconditionError(set.status().message());
  HAKARI_ASSIGN_OR_RETURN(const auto selected,
                          suites::SelectProblems(*set, {options.shard, options.only}));
  std::vector<suites::Problem> problems;
  problems.reserve(selected.size());
  for (const suites::Problem* problem : selected) problems.push_back(*problem);
  return problems;
}

// Runs several programs like `compare`: problem by problem, one after the other.
report::ExitCode RunSeveral(SuiteCommandOptions& options, const suites::Suite& suite,
                            const std::string& root) {
  if (options.serve || options.fresh || options.record.record ||
      options.outputs.junit.is_wanted()) {
    return Complain(report::ExitCode::kBadUsage,
                    "several programs are compared side by side; --serve, --fresh, --record and "
                    "--junit need a single program");
  }
  absl::StatusOr<std::vector<suites::Problem>> problems = ProblemsToRun(options, suite, root);
  if (!problems.ok()) return Complain(CodeOfWords(problems.status()), problems.status().message());
  SideBySideOptions side_by_side;
  side_by_side.words.programs = options.programs;
  side_by_side.words.limits = options.slice ? suite.slice_limits : options.limits;
  side_by_side.words.question = QuestionOf(options, root);
  side_by_side.json = std::move(options.outputs.json);
  side_by_side.html = std::move(options.outputs.html);
  side_by_side.quiet = options.quiet;
  return RunSideBySide(suite, *std::move(problems), side_by_side);
}

report::ExitCode RunSuiteCommand(SuiteCommandOptions& options) {
  if (options.suite == kList) return PrintList();
  if (options.check) return CheckTranscription(options.problems);
  absl::Status opened = OpenSuiteOutputs(options.outputs);
  if (opened.ok()) opened = PrepareHistory(options.record);
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  const absl::StatusOr<suites::Suite> suite = SuiteOver(options.suite, options.problems);
  if (!suite.ok()) return Complain(CodeOfWords(suite.status()), suite.status().message());
  const absl::Status drawn = CheckPage(*suite, options.outputs);
  if (!drawn.ok()) return Complain(CodeOfWords(drawn), drawn.message());
  if (options.programs.size() > 1) return RunSeveral(options, *suite, *root);
  // Checks that the named problems exist, before an engine is built.
  absl::StatusOr<std::vector<suites::Problem>> problems = std::vector<suites::Problem>();
  if (!options.only.empty() || options.outputs.html.is_wanted()) {
    problems = ProblemsToRun(options, *suite, *root);
    if (!problems.ok())
      return Complain(CodeOfWords(problems.status()), problems.status().message());
  }
  if (!options.programs.empty()) options.program = options.programs[0];
  absl::StatusOr<project::SuiteChoice> choice = ChooseFor(options);
  if (!choice.ok()) return Complain(CodeOfWords(choice.status()), choice.status().message());
  TakeProblems(*suite, *choice);

  InstallCrashReport(static_cast<int>(report::ExitCode::kInvalid));
  const InterruptFlag interrupt;
  const Context context = {*root, options.jobs, 0, &interrupt.flag()};
  if (options.serve) {
    const absl::Status served = check::Serve(choice->suite, choice->program,
                                             Replaced(choice->suite.default_limits, options.limits),
                                             std::cin, std::cout, context);
    return served.ok() ? report::ExitCode::kPass
                       : Complain(report::ExitCode::kInvalid, served.message());
  }
  Progress progress = StderrProgress(choice->suite.name);
  check::SuiteCheckOptions check_options = CheckOptions(*choice, options);
  if (!options.quiet) check_options.run.progress = &progress;
  absl::StatusOr<check::SuiteCheck> check = CheckSuite(choice->suite, check_options, context);
  if (!check.ok()) return Complain(CodeOfWords(check.status()), check.status().message());
  check->report.origin = OriginHere();

  const absl::Status written =
      WriteSuiteOutputs(check->report, *std::move(problems), options.outputs);
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  if (check->journal != nullptr) check->journal->Discard();
  if (options.record.record) {
    const absl::Status kept =
        RecordSuite(check->report, choice->goldens.root, options.record, options.quiet);
    if (!kept.ok()) return Complain(report::ExitCode::kInvalid, kept.message());
  }
  if (!options.quiet) Advise(check->report, options, context.IsStopped());
  return report::ExitCodeOf(check->report.judgement.verdict);
}

void AddOptions(Command command, SuiteCommandOptions& options) {
  options.suite = kList;
  command.AddOption("suite", options.suite, "The suite; list shows all suites").ShowDefault();
  command
      .AddOption("-p,--program", options.programs,
                 "The program that runs the problems; repeat to compare several")
      .TypeName("PROGRAM")
      .OneValueEach();
  AddSuiteOptions(command, options);
  AddMovetimeOption(command, options.limits.movetime_ms);
  command
      .AddOption("--problems", options.problems,
                 "Your own problems instead of the suite's: a file, or a folder of files")
      .TypeName("PATH");
  command
      .AddFlag("--check", options.check,
               "Run nothing; report which of the 216 problems of each book transcribed into the "
               "folder are missing or wrong")
      .Needs("--problems");
  command.AddFlag("--serve", options.serve,
                  "Read ids of problems from stdin, one per line, and answer each; the gate uses "
                  "this for builds that may hang");
  command.AddFlag("--slice", options.slice, "Use the limits of the quick slice")
      .Excludes("--nodes")
      .Excludes("--depth")
      .Excludes("--table-mib")
      .Excludes("--movetime");
  AddShardOption(command, options.shard);
  command.AddOption("--only", options.only, "Run only these problems").TypeName("ID").SplitAt(',');
  command.AddFlag("--no-golden", options.no_golden, "Do not compare the results with a golden");
  command.AddFlag("--fresh", options.fresh,
                  "Start anew even if an interrupted run could be continued");
  AddSuiteOutputs(command, options.outputs);
  AddRecordOptions(command, options.record);
  // Sums over other problems, or until a time limit, would be mistaken for those of the suite.
  for (const char* const other : {"--shard", "--only", "--problems", "--movetime"}) {
    command.FindOption("--record").Excludes(command.FindOption(other));
  }
  for (const char* const other : {"--check", "--serve"}) {
    command.FindOption("--html").Excludes(command.FindOption(other));
  }
}

}  // namespace

void AddSuiteCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"suite",
            group::kDaily,
            "Run a set of problems against its golden",
            {"./hakari suite list", "./hakari suite perft",
             "./hakari suite perft --only start --depth 5 --no-golden",
             "./hakari suite perft --shard 1/4 --json part1.json", "./hakari suite mate --record",
             "./hakari suite next_move --program search --program frozen1 --movetime 1000",
             "./hakari suite next_move --problems mine.sfen --html mine.html",
             "./hakari suite next_move --problems my-books --check"}});
  auto options = std::make_shared<SuiteCommandOptions>();
  AddOptions(command, *options);
  command.OnRun([options, &exit_code] { exit_code = RunSuiteCommand(*options); });
}

}  // namespace hakari::cli
