// `hakari match`: plays games to find which engine is stronger.
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/run/interrupt.h"
#include "ci/cli/command.h"
#include "ci/cli/commands.h"
#include "ci/cli/match/match_options.h"
#include "ci/cli/match/match_outputs.h"
#include "ci/cli/match/match_run.h"
#include "ci/cli/match/match_show.h"
#include "ci/cli/match/match_trial.h"
#include "ci/cli/trend/history_option.h"
#include "ci/compare/match/match_report.h"
#include "ci/project/engine_project.h"

namespace hakari::cli {
namespace {

std::string Here() {
  std::error_code ignored;
  return std::filesystem::current_path(ignored).string();
}

report::ExitCode RunMatch(Command command, MatchOptions& options) {
  const std::string here = Here();
  const absl::StatusOr<std::optional<project::EngineProject>> project =
      project::FindEngineProject(here);
  if (!project.ok()) return Complain(CodeOfFile(project.status()), project.status().message());
  if (*project) TakeDefaults(command, **project, options);
  if (!options.base.empty()) {
    options.players.programs = {"rev:worktree", absl::StrCat("rev:", options.base)};
  }
  const absl::Status sense = CheckMatchWords(options);
  if (!sense.ok()) {
    return Complain(report::ExitCode::kBadUsage, absl::StrCat("match: ", sense.message()));
  }
  const absl::Status opened = OpenMatchOutputs(options.outputs);
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::Status history = PrepareHistory(options.outputs.history);
  if (!history.ok()) return Complain(report::ExitCode::kInvalid, history.message());
  const absl::StatusOr<std::unique_ptr<PreparedMatch>> made = PrepareMatch(options, here);
  if (!made.ok()) return Complain(CodeOfWords(made.status()), made.status().message());
  const absl::StatusOr<std::string> before = TriedBeforeText((*made)->players.shown);
  if (!before.ok()) return Complain(CodeOfFile(before.status()), before.status().message());
  if (!options.outputs.quiet) std::cerr << *before;
  MatchListener listener((*made)->plan, (*made)->sprt, options.outputs);
  const InterruptFlag interrupt;
  absl::StatusOr<compare::MatchReport> report =
      PlayPrepared(**made, options, listener, interrupt.flag());
  if (!report.ok()) return Complain(report::ExitCode::kInvalid, report.status().message());
  return FinishMatch(*std::move(report), listener, options.shard.count == 1, options.outputs);
}

}  // namespace

void AddMatchCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app,
      {"match",
       group::kDecide,
       "Play games to find which engine is stronger",
       {"./hakari match -p usi:./new -p usi:./old --limits byoyomi=1000 --games 200",
        "./hakari match -p usi:./new -p usi:./old --limits time=10+0.1 --sprt 0,10",
        "./hakari match -p search -p search:null_move=0 --limits nodes=10000 --sprt -10,0",
        "./hakari match -p usi:./a -p usi:./b -p usi:./c --limits movetime=100 --gauntlet",
        "./hakari match -p search -p search:probcut=0 --limits nodes=10000 --sprt 0,10 --trial "
        "no-probcut",
        "./hakari match --base HEAD~1 --limits movetime=100 --sprt -10,0",
        "./hakari match -p search -p usi:./a --limits nodes=10000 --games 20 --file a.match "
        "--records a.kif",
        "./hakari match show a.match --html a.html"}});
  auto options = std::make_shared<MatchOptions>();
  AddMatchOptions(command, *options);
  command.AllowSubcommand();
  AddMatchShow(command, exit_code);
  command.OnEnd([options, command, &exit_code] {
    if (!command.has_subcommand()) exit_code = RunMatch(command, *options);
  });
}

}  // namespace hakari::cli
