// `hakari gate data`: the list of problems and goldens that a folder of executables needs.
#include "ci/cli/commands.h"

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/command.h"
#include "ci/gate/data/data_list.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {
namespace {

struct DataOptions {
  std::string folder;
  std::string project;  // empty: the one of this program
};

report::ExitCode RunData(const DataOptions& options) {
  std::string project = options.project;
  if (project.empty()) {
    const absl::StatusOr<std::string> root = project::ProjectFolder();
    if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
    project = *root;
  }
  const absl::Status written = gate::WriteDataList(project, options.folder);
  if (written.ok()) return report::ExitCode::kPass;
  return Complain(report::ExitCode::kInvalid, absl::StrCat("gate data: ", written.message()));
}

}  // namespace

void AddDataCommand(Command gate, report::ExitCode& exit_code) {
  Command command =
      gate.AddSubcommand("data",
                         "Write the list of problems and goldens that a folder of executables "
                         "belongs to; a gate over folders compares the two lists");
  auto options = std::make_shared<DataOptions>();
  command.AddOption("folder", options->folder, "Folder of executables").TypeName("DIR").Required();
  command
      .AddOption("--project", options->project,
                 "The checkout that they were built from; default: that of this program")
      .TypeName("DIR");
  command.OnRun([options, &exit_code] { exit_code = RunData(*options); });
}

}  // namespace hakari::cli
