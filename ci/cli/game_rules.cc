#include "ci/cli/game_rules.h"

#include "ci/cli/number_check.h"
#include "ci/cli/options.h"
#include "engine/player/score.h"

namespace hakari::cli {

void AddGameRules(Command command, match::GameRules& rules) {
  command
      .AddOption("--max-plies", rules.most_plies,
                 "Maximum plies of a game; a longer game is a draw")
      .ShowDefault()
      .Check(WholeNumber(1, 10000));
  command
      .AddOption("--resign-score", rules.resign_centipawns,
                 "A player resigns if its score is this many centipawns behind in three of its "
                 "moves in a row; 0: players resign only on their own")
      .ShowDefault()
      .Check(WholeNumber(0, player::kMateCentipawns));
  command
      .AddOption("--announce-nodes", rules.announce_nodes,
                 "A claimed mate ends the game if PDS proves it within this many nodes; 0: games "
                 "go on to the mate")
      .ShowDefault()
      .Check(WholeNumber(0, 100'000'000));
}

}  // namespace hakari::cli
