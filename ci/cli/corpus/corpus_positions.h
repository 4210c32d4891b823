// `hakari corpus positions`: games in, sets of positions out.
#ifndef HAKARI_CI_CLI_CORPUS_CORPUS_POSITIONS_H_
#define HAKARI_CI_CLI_CORPUS_CORPUS_POSITIONS_H_

#include <CLI/CLI.hpp>

#include "ci/report/exit_code.h"

namespace hakari::cli {

void AddCorpusPositions(CLI::App& corpus, report::ExitCode& exit_code);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CORPUS_CORPUS_POSITIONS_H_
