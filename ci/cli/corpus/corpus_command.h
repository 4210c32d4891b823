// `hakari corpus`: games as data, and position sets made of them.
#ifndef HAKARI_CI_CLI_CORPUS_CORPUS_COMMAND_H_
#define HAKARI_CI_CLI_CORPUS_CORPUS_COMMAND_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddCorpusCommand(CLI::App& app, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_CORPUS_CORPUS_COMMAND_H_
