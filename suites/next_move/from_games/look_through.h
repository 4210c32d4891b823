// Looks through games for next-move problems, position by position: quick looks to leave out what
// is plain, deep looks to confirm what is left.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_THROUGH_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_THROUGH_H_

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/status/statusor.h"
#include "base/run/run.h"
#include "engine/notation/record.h"
#include "engine/player/player.h"
#include "engine/position/position.h"
#include "suites/match/match_clock.h"
#include "suites/next_move/from_games/finding.h"
#include "suites/next_move/from_games/judgement.h"

namespace hakari::suites {

// A program that is asked several times, each time with more effort than before: a quick look, and
// deep ones for what is left. One that has no MultiPV weighs its
// move against those that were named before it (WeighRivals), so it stands behind others.
struct Judge {
  struct Stage {
    player::PlayerSpec player;
    match::Allowance allowance;
  };

  std::string name;
  double scale = 600;  // ChanceScales
  Stage quick;
  std::vector<Stage> deep;  // all judges have as many
};

// What makes a position a problem.
enum class Evidence {
  // Not plain at a quick look, clearly best at the deep looks of enough judges, with a theme.
  kAgreement,
  // One judge, which takes turns with the others by game, plays after a deep look what the player
  // played. Nothing is asked before, so that no program's quick look has a say.
  kPlayersMove,
};

struct LookThroughRules {
  uint64_t seed = 1;
  Evidence evidence = Evidence::kAgreement;
  int from_ply = 20, to_ply = 120;  // moves that were played before
  int a_game = 6;                   // positions of a game that are looked at, drawn by lot
  int least_moves = 10;             // legal ones
  // Of how many in 100 games the problem may be one that all judges see at a quick look; a lot
  // decides for each game. Of the others it is a harder one.
  int seen_by_all_percent = 50;
  JudgementRules judgement;
};

// Positions that other suites have, by what makes two problems the same: board, hands, side.
using KnownPositions = absl::flat_hash_set<std::string>;
std::string KnownKey(const Position& position);

struct LookThroughWork {
  int wanted = 0;  // problems, then it ends; 0: all games are looked through
  RunControl run;
};

struct LookedThrough {
  std::vector<std::optional<GameFinding>> findings;  // by game; none: not done
  std::vector<std::string> failures;  // "game 17, ply 43: fairy-stockfish: crashed: …"
  RunSummary summary;
};

// What a game has depends on the rules, its moves and the judges alone, not on other games. An
// error if a judge cannot be started or the journal not be used.
absl::StatusOr<LookedThrough> LookThroughGames(const std::vector<notation::GameRecord>& games,
                                               const std::vector<Judge>& judges,
                                               const LookThroughRules& rules,
                                               const KnownPositions& known,
                                               const LookThroughWork& work,
                                               const std::atomic<bool>& stop);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_LOOK_THROUGH_H_
