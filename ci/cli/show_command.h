// `hakari show`: a position as a board in kanji, with what the engine sees in it.
#ifndef HAKARI_CI_CLI_SHOW_COMMAND_H_
#define HAKARI_CI_CLI_SHOW_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddShowCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SHOW_COMMAND_H_
