#include "ci/cli/commands.h"

#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <system_error>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_join.h"
#include "base/text/printable.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/project/new_project.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {
namespace {

struct InitOptions {
  project::NewProject project;
  bool quiet = false;
};

void TellOf(const project::WrittenProject& written) {
  std::cerr << "The engine reports the name " << Printable(written.engine_name) << ".\n";
  if (!written.left.empty()) {
    std::cerr << "Options left at the engine's defaults: "
              << Printable(absl::StrJoin(written.left, ", ")) << "\n";
  }
  const std::string launcher = project::LauncherWord();
  std::cerr << "Next: " << launcher << " doctor --program " << written.name << ", then " << launcher
            << " accept middlegame --reason \"first\"\n";
}

report::ExitCode RunInit(InitOptions options) {
  std::error_code error;
  options.project.folder = std::filesystem::current_path(error).string();
  const absl::StatusOr<project::WrittenProject> written = project::WriteNewProject(options.project);
  if (!written.ok()) {
    return Complain(CodeOfWords(written.status()), written.status().message());
  }
  std::cout << written->path << "\n";
  if (!options.quiet) TellOf(*written);
  return report::ExitCode::kPass;
}

}  // namespace

void AddInitCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"init",
            group::kSetup,
            "Write a hakari.json, by which all commands find an engine",
            {"./hakari init --engine ./build/my-engine --build make",
             "./hakari init --engine ./my-engine --name mine --build cargo --build build "
             "--argument --usi"}});
  auto options = std::make_shared<InitOptions>();
  project::NewProject& project = options->project;
  command
      .AddOption("--engine", project.engine,
                 "The engine: a path relative to this folder, or a name in PATH")
      .Required();
  command.AddOption("--name", project.name,
                    "Name of the engine, also in the names of its goldens; default: its file name");
  command.AddOption("--argument", project.arguments, "An argument of the engine; repeat for more")
      .OneValueEach();
  command
      .AddOption("--build", project.build,
                 "A word of the build command; repeat for each word, since no shell splits them")
      .OneValueEach();
  AddQuietFlag(command, options->quiet);
  command.OnRun([options, &exit_code] { exit_code = RunInit(*options); });
}

}  // namespace hakari::cli
