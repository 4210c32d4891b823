// `hakari corpus`: games as data, and position sets made from them.

#include "ci/cli/commands.h"

#include "ci/cli/command.h"

namespace hakari::cli {

void AddCorpusCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
      app, {"corpus",
            group::kData,
            "Play games between USI programs; make position sets and next-move problems from games",
            {"./hakari corpus play --engine \"option.UCI_Variant=shogi "
             "/usr/games/fairy-stockfish\" --games 100 "
             "--out games.usi",
             "./hakari corpus play --engine ./mine --engine gpsusi --byoyomi 1000 --out match.csa",
             "./hakari corpus positions games.usi > positions.sfen",
             "./hakari corpus positions records/ --set train.sfen.zst:4000 "
             "--set test.sfen:1000 --share-nodes 100000",
             "./hakari corpus problems games.usi --recipe suites/next_move/books/recipe.json "
             "--out book-%.sfen --jobs 2"}});
  command.RequireSubcommand();
  AddCorpusPlay(command, exit_code);
  AddCorpusPositions(command, exit_code);
  AddCorpusProblems(command, exit_code);
}

}  // namespace hakari::cli
