// `hakari corpus`: games as data, and position sets made of them.
#ifndef HAKARI_CI_CLI_CORPUS_CORPUS_COMMAND_H_
#define HAKARI_CI_CLI_CORPUS_CORPUS_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddCorpusCommand(CLI::App& app, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CORPUS_CORPUS_COMMAND_H_
