#ifndef HAKARI_CI_CLI_ENGINES_INIT_COMMAND_H_
#define HAKARI_CI_CLI_ENGINES_INIT_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

// `init`: a hakari.json for an engine author's own repository.
void AddInitCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_INIT_COMMAND_H_
