// What judges say of one position: whether it is a problem, and if not which condition it fails.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_EXAMINE_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_EXAMINE_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/core/move.h"
#include "engine/player/game.h"
#include "engine/player/player.h"
#include "engine/position/position.h"
#include "suites/match/game/match_clock.h"
#include "suites/next_move/from_games/finding.h"
#include "suites/next_move/from_games/judgement.h"
#include "suites/next_move/from_games/look.h"
#include "suites/next_move/themes/mate_prover.h"

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
  // One judge, drawn by lot for each game, plays after a deep look what the player
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

// One position of a game, and what the game's lot says of it.
struct Candidate {
  player::Game game;  // up to the position
  Move played;        // the player's move
  bool may_be_seen_by_all = false;
  size_t judge = 0;  // who is asked about the player's move
};

// The judges on one thread. All that is given must outlive it.
class Examiner {
 public:
  Examiner(const std::vector<Judge>& judges, const LookThroughRules& rules,
           const KnownPositions& known, MateProver prover);

  // kAborted, with the judge's name: a program did not answer.
  absl::StatusOr<TriedPosition> Examine(const Candidate& candidate, const std::atomic<bool>& stop);

 private:
  // A program, started when it is first asked.
  class Seat {
   public:
    explicit Seat(const Judge::Stage& stage) : stage_(stage) {}

    absl::StatusOr<Look> Take(const player::Game& game, const std::atomic<bool>& stop);
    // What the look lacks if the program has no MultiPV.
    absl::Status Weigh(const player::Game& game, const std::vector<Move>& rivals, Look& look,
                       const std::atomic<bool>& stop);

   private:
    const Judge::Stage& stage_;
    std::unique_ptr<player::Player> player_;
  };
  struct Seats {
    explicit Seats(const Judge& judge);

    Seat quick;
    std::vector<Seat> deep;
  };

  absl::Status FindAgreement(const Candidate& candidate, TriedPosition& tried,
                             const std::atomic<bool>& stop);
  absl::Status LookQuickly(const player::Game& game, TriedPosition& tried,
                           const std::atomic<bool>& stop);
  absl::Status LookDeeply(const player::Game& game, size_t stage, TriedPosition& tried,
                          const std::atomic<bool>& stop);
  absl::Status FollowPlayer(const Candidate& candidate, TriedPosition& tried,
                            const std::atomic<bool>& stop);
  absl::Status Add(size_t judge, absl::StatusOr<Look> look, std::vector<Look>& looks) const;
  absl::Status Named(size_t judge, const absl::Status& status) const;
  void Describe(const Position& position, const Confirmed& confirmed, TriedPosition& tried);
  std::vector<std::string> ThemesOf(Position position, std::vector<Move> line);

  const std::vector<Judge>& judges_;
  const LookThroughRules& rules_;
  const KnownPositions& known_;
  MateProver prover_;
  std::vector<Seats> seats_;
  ChanceScales scales_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_EXAMINE_H_
