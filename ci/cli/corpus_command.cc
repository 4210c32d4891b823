#include "ci/cli/corpus_command.h"

#include "ci/cli/command.h"
#include "ci/cli/corpus_positions.h"

namespace hakari {

void AddCorpusCommand(CLI::App& app, ExitCode& exit_code) {
  CLI::App& command =
      AddCommand(app, {"corpus",
                       group::kData,
                       "Make position sets from the ends of games",
                       {"./hakari corpus positions records/ > positions.sfen",
                        "./hakari corpus positions games.usi.zst --set train.sfen.zst:4000 "
                        "--set test.sfen:1000 --share-nodes 100000"}});
  command.require_subcommand(1);
  AddCorpusPositions(command, exit_code);
}

}  // namespace hakari
