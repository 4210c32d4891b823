// Searches games for next-move problems, position by position: quick looks drop plain positions,
// deep looks confirm the rest.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_THROUGH_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_THROUGH_H_

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/run.h"
#include "engine/notation/record.h"
#include "suites/next_move/from_games/examine.h"
#include "suites/next_move/from_games/finding.h"

namespace hakari::suites {

struct LookThroughWork {
  int wanted = 0;  // stops after this many problems; 0: examines all games
  RunControl run;
};

struct LookedThrough {
  std::vector<std::optional<GameFinding>> findings;  // by game; none: not done
  std::vector<std::string> failures;  // "game 17, ply 43: fairy-stockfish: crashed: …"
  RunSummary summary;
};

// A game's finding depends only on the rules, its moves and the judges, not on other games. An
// error if a judge cannot be started or the journal cannot be used.
absl::StatusOr<LookedThrough> LookThroughGames(const std::vector<notation::GameRecord>& games,
                                               const std::vector<Judge>& judges,
                                               const LookThroughRules& rules,
                                               const KnownPositions& known,
                                               const LookThroughWork& work,
                                               const std::atomic<bool>& stop);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_THROUGH_H_
