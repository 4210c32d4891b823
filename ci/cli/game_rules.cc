#include "ci/cli/game_rules.h"

#include <CLI/CLI.hpp>

#include "ci/cli/number_check.h"
#include "engine/player/score.h"

namespace hakari::cli {

void AddGameRules(CLI::App& command, match::GameRules& rules) {
  command
      .add_option("--max-plies", rules.most_plies,
                  "Maximum plies of a game; a longer game is a draw")
      ->capture_default_str()
      ->check(WholeNumber(1, 10000));
  command
      .add_option("--resign-score", rules.resign_centipawns,
                  "A player resigns if its score is this many centipawns behind in three of its "
                  "moves in a row; 0: players resign only on their own")
      ->capture_default_str()
      ->check(WholeNumber(0, player::kMateCentipawns));
  command
      .add_option("--announce-nodes", rules.announce_nodes,
                  "A claimed mate ends the game if PDS proves it within this many nodes; 0: games "
                  "go on to the mate")
      ->capture_default_str()
      ->check(WholeNumber(0, 100'000'000));
}

}  // namespace hakari::cli
