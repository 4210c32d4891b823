// The commands of the launcher, the script ./hakari in the root: it builds, so it runs the tests
// and the formatters without this binary. They are added here so that the help is complete.

#include "ci/cli/commands.h"

#include "absl/strings/str_cat.h"
#include "ci/cli/command.h"

namespace hakari::cli {
namespace {

void LeaveToLauncher(Command command, report::ExitCode& exit_code) {
  command.TakeNoMore();
  command.OnRun([command, &exit_code] {
    exit_code =
        Complain(report::ExitCode::kBadUsage,
                 absl::StrCat("`", command.name(), "` is a command of the launcher: run ./hakari ",
                              command.name(), " in the project's folder"));
  });
}

}  // namespace

void AddTestCommand(Command app, report::ExitCode& exit_code) {
  LeaveToLauncher(
      AddCommand(app, {"test",
                       group::kDaily,
                       "Build everything and run every test",
                       {"./hakari test", "./hakari test --all", "./hakari test --matrix"}}),
      exit_code);
}

void AddFmtCommand(Command app, report::ExitCode& exit_code) {
  LeaveToLauncher(
      AddCommand(
          app,
          {"fmt", group::kSetup, "Format the sources in the project's style", {"./hakari fmt"}}),
      exit_code);
}

}  // namespace hakari::cli
