// From the words of a command line to an exit code.
#ifndef HAKARI_CI_CLI_RUN_H_
#define HAKARI_CI_CLI_RUN_H_

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "ci/report/exit_code.h"

namespace hakari::cli {

// The parser with every command in it; a command that runs stores its result in `exit_code`.
std::unique_ptr<CLI::App> MakeApp(report::ExitCode& exit_code);

// The words without the program's own name.
report::ExitCode RunHakari(std::vector<std::string> words);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_RUN_H_
