// `hakari corpus play`: games between USI programs.
#ifndef HAKARI_CI_CLI_CORPUS_CORPUS_PLAY_H_
#define HAKARI_CI_CLI_CORPUS_CORPUS_PLAY_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari {

void AddCorpusPlay(CLI::App& corpus, ExitCode& exit_code);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_CORPUS_CORPUS_PLAY_H_
