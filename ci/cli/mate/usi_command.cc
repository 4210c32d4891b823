// `hakari usi`: the engine for front ends.
#include "ci/cli/commands.h"

#include <iostream>

#include "ci/cli/command.h"
#include "engine/usi/usi_program.h"
#include "suites/engines/playing_engine.h"

namespace hakari::cli {
namespace {

report::ExitCode RunUsi() {
  engines::PlayingEngine engine;
  usi::UsiProgram(engine, std::cout).Run(std::cin);
  return report::ExitCode::kPass;
}

}  // namespace

void AddUsiCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"usi",
            group::kSetup,
            "Run Hakari as a USI engine for shogi front ends, which plays and solves mates",
            {"./hakari usi"}});
  command.OnRun([&exit_code] { exit_code = RunUsi(); });
}

}  // namespace hakari::cli
