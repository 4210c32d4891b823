// `hakari doctor`: properties of this machine and this build, and their meaning for measurements.
#include "ci/cli/commands.h"

#include <iostream>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "base/machine/build_info.h"
#include "base/machine/machine.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/doctor_report.h"
#include "ci/cli/engines/engine_doctor.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"

namespace hakari::cli {
namespace {

report::ExitCode RunDoctor(Output& json) {
  const absl::Status opened = OpenOutputs({&json});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  std::vector<DoctorRow> rows = MachineRows(ReadMachine(), HasHardwareCounters());
  for (const DoctorRow& row : BuildRows(CompilerName(), ThisBuild())) rows.push_back(row);
  for (const DoctorRow& row : HouseRows()) rows.push_back(row);
  if (!json.is_stdout()) std::cout << DoctorTable(rows);
  const absl::Status written = json.Write(DoctorJson(rows, OriginHere()));
  return written.ok() ? report::ExitCode::kPass
                      : Complain(report::ExitCode::kInvalid, written.message());
}

}  // namespace

void AddDoctorCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(app, {"doctor",
                                     group::kSetup,
                                     "Show the machine and the build, or examine an engine",
                                     {"./hakari doctor", "./hakari doctor --json machine.json",
                                      "./hakari doctor --program \"usi:./my-engine\""}});
  auto options = std::make_shared<EngineDoctorOptions>();
  command
      .AddOption("-p,--program", options->program,
                 "The engine to examine: usi:COMMAND, or the name in hakari.json")
      .TypeName("PROGRAM");
  AddNodesOption(command, options->nodes);
  AddJsonOption(command, options->json);
  AddQuietFlag(command, options->quiet);
  command.OnRun([options, &exit_code] {
    exit_code = options->program.empty() ? RunDoctor(options->json) : RunEngineDoctor(*options);
  });
}

}  // namespace hakari::cli
