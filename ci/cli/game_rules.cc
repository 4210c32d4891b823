#include "ci/cli/game_rules.h"

#include <CLI/CLI.hpp>

#include "ci/cli/number_check.h"
#include "engine/player/score.h"

namespace hakari::cli {

void AddGameRules(CLI::App& command, match::GameRules& rules) {
  command.add_option("--max-plies", rules.most_plies, "A longer game is a draw")
      ->capture_default_str()
      ->check(WholeNumber(1, 10000));
  command
      .add_option("--resign-score", rules.resign_centipawns,
                  "Who thinks itself so many centipawns behind in three moves on end resigns; 0: "
                  "only of its own will")
      ->capture_default_str()
      ->check(WholeNumber(0, player::kMateCentipawns));
  command
      .add_option("--announce-nodes", rules.announce_nodes,
                  "A claimed mate that PDS proves in so many nodes ends the game; 0: play on")
      ->capture_default_str()
      ->check(WholeNumber(0, 100'000'000));
}

}  // namespace hakari::cli
