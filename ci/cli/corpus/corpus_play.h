// `hakari corpus play`: games between USI programs.
#ifndef HAKARI_CI_CLI_CORPUS_CORPUS_PLAY_H_
#define HAKARI_CI_CLI_CORPUS_CORPUS_PLAY_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddCorpusPlay(CLI::App& corpus, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CORPUS_CORPUS_PLAY_H_
