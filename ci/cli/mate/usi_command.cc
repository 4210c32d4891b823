// `hakari usi`: the engine for front ends.
#include "ci/cli/commands.h"

#include <iostream>

#include "ci/cli/command.h"
#include "engine/usi/usi_program.h"
#include "suites/engines/mate_engine.h"

namespace hakari::cli {
namespace {

report::ExitCode RunUsi() {
  engines::MateEngine engine;
  usi::UsiProgram(engine, std::cout).Run(std::cin);
  return report::ExitCode::kPass;
}

}  // namespace

void AddUsiCommand(CLI::App& app, report::ExitCode& exit_code) {
  CLI::App& command = AddCommand(app, {"usi",
                                       group::kHouse,
                                       "The mate search as a USI engine, for shogi front ends",
                                       {"./hakari usi"}});
  command.callback([&exit_code] { exit_code = RunUsi(); });
}

}  // namespace hakari::cli
