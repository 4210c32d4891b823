#include "ci/check/suite_check.h"

#include <chrono>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "ci/project/project_folder.h"
#include "ci/report/verdict/verdict.h"
#include "golden/compare.h"
#include "suites/core/limits.h"
#include "suites/core/program.h"

namespace hakari::check {
namespace {

// Empty for a suite for engines only.
std::string DefaultProgram(const suites::Suite& suite) {
  return suite.programs.empty() ? "" : suite.programs[0].name;
}

std::string ProgramName(const suites::Suite& suite, const SuiteCheckOptions& options) {
  return options.run.program.empty() ? DefaultProgram(suite) : options.run.program;
}

// The text quoted for a shell.
std::string ShellQuoted(absl::string_view text) {
  return absl::StrCat("'", absl::StrReplaceAll(text, {{"'", "'\\''"}}), "'");
}

// The program in the form that --program takes.
std::string TypedProgram(const suites::Suite& suite, const std::string& name) {
  for (const suites::ProgramSpec& program : suite.programs) {
    if (program.name != name || program.typed.empty()) continue;
    return ShellQuoted(program.typed);
  }
  return name;
}

// The command that repeats the run, without the choice of problems.
std::string ReplayCommand(const suites::Suite& suite, const SuiteCheckOptions& options) {
  std::string command = absl::StrCat(project::LauncherWord(), " suite ", suite.name);
  const std::string program = ProgramName(suite, options);
  if (program != DefaultProgram(suite)) {
    absl::StrAppend(&command, " --program ", TypedProgram(suite, program));
  }
  const suites::Limits& limits = options.run.limits;
  if (limits.nodes && limits.nodes != suite.default_limits.nodes) {
    absl::StrAppend(&command, " --nodes ", *limits.nodes);
  }
  if (limits.depth && limits.depth != suite.default_limits.depth) {
    absl::StrAppend(&command, " --depth ", *limits.depth);
  }
  if (limits.table_mib && limits.table_mib != suite.default_limits.table_mib) {
    absl::StrAppend(&command, " --table-mib ", *limits.table_mib);
  }
  if (limits.movetime_ms) absl::StrAppend(&command, " --movetime ", *limits.movetime_ms);
  if (suite.given != nullptr)
    absl::StrAppend(&command, " --problems ", ShellQuoted(suite.given->path));
  if (!options.with_golden) absl::StrAppend(&command, " --no-golden");
  return command;
}

report::SuiteReport EmptyReport(const suites::Suite& suite, const SuiteCheckOptions& options,
                                const Context& context) {
  report::SuiteReport report;
  report.suite = suite.name;
  report.program = ProgramName(suite, options);
  const absl::StatusOr<suites::ProgramSpec> program = suites::FindProgram(suite, report.program);
  if (program.ok()) report.unsolved_answer = program->unsolved_answer;
  report.tally = suite.tally;
  report.limits = options.run.limits;
  report.selection = options.run.selection;
  report.jobs = context.jobs;
  report.replay = ReplayCommand(suite, options);
  if (options.with_golden) {
    report.golden =
        golden::GoldenPath(suite.name, report.program, options.run.limits, options.goldens.folder);
  }
  return report;
}

// Records whether the golden's answers are right, for problems where the run's differ.
void ScoreGolden(const suites::Suite& suite, const suites::SuiteRun& run,
                 const golden::Golden& golden, report::SuiteReport& report) {
  if (suite.tally.empty() || golden.header.suite_hash != run.problems.hash()) return;
  for (const suites::ProblemResult& result : run.results) {
    const auto row = golden.rows.find(result.id);
    if (row == golden.rows.end()) continue;
    if (result.outcome.ran() && result.outcome.answer == row->second.answer) continue;
    const suites::Problem& problem = *run.problems.Find(result.id);
    report.golden_right[result.id] =
        suite.score(problem, suites::Outcome::Ran(row->second.answer)).is_right();
  }
}

void FillIn(const suites::Suite& suite, const SuiteCheckOptions& options, const Context& context,
            suites::SuiteRun& run, report::SuiteReport& report) {
  report.suite_hash = run.problems.hash();
  report.problems_in_suite = static_cast<int>(run.problems.problems().size());
  report.configuration = run.program.configuration;
  report.resumed = run.resumed;
  if (options.with_golden) {
    const std::string& root = options.goldens.root.empty() ? context.root : options.goldens.root;
    const absl::StatusOr<golden::Golden> golden =
        golden::ReadGolden(absl::StrCat(root, "/", report.golden));
    if (golden.ok()) {
      report.golden_checksum = golden->checksum;
      ScoreGolden(suite, run, *golden, report);
    }
    report.findings = golden::Compare(suite, run, options.run.limits, golden);
    for (golden::Finding& finding : report.findings) {
      if (finding.kind == golden::FindingKind::kNoGolden) finding.expected = report.golden;
    }
  } else {
    report.findings = golden::Inspect(run);
  }
  report.results = std::move(run.results);
}

}  // namespace

absl::StatusOr<SuiteCheck> CheckSuite(const suites::Suite& suite, const SuiteCheckOptions& options,
                                      const Context& context) {
  SuiteCheck check;
  check.report = EmptyReport(suite, options, context);
  report::SuiteReport& report = check.report;
  const auto begin = std::chrono::steady_clock::now();
  absl::StatusOr<suites::SuiteRun> run = suites::RunSuite(suite, options.run, context);
  if (absl::IsOutOfRange(run.status())) return run.status();
  report.wall_ns =
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now() - begin)
          .count();
  if (run.ok()) {
    FillIn(suite, options, context, *run, report);
    check.not_asked = run->not_asked;
    check.out_of_time = run->out_of_time;
    check.gave_up = run->gave_up;
    if (!run->interrupted) check.journal = std::move(run->journal);
  } else {
    report.findings.push_back(
        {golden::FindingKind::kCannotRun, "", "", "", std::string(run.status().message())});
  }
  report.judgement = report::Judge(report.findings);
  return check;
}

}  // namespace hakari::check
