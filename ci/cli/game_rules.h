// The options for what ends a game besides the rules of shogi.
#ifndef HAKARI_CI_CLI_GAME_RULES_H_
#define HAKARI_CI_CLI_GAME_RULES_H_

#include "ci/cli/options.h"
#include "suites/match/game/referee.h"

namespace hakari::cli {

// --max-plies, --resign-score and --announce-nodes.
void AddGameRules(Command command, match::GameRules& rules);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GAME_RULES_H_
