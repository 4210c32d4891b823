// Examines one position with the judges: whether it is a problem, and if not, which condition it
// fails.
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

// A program that is asked several times, each time with more effort: a quick look, and deep looks
// for the positions that are left. A judge without MultiPV is compared by searches after the moves
// that were named before it (WeighRivals), so it must stand behind the others in the list.
struct Judge {
  struct Stage {
    player::PlayerSpec player;
    match::Allowance allowance;
  };

  std::string name;
  double scale = 600;  // ChanceScales
  Stage quick;
  std::vector<Stage> deep;  // the same number for all judges
};

// What makes a position a problem.
enum class Evidence {
  // The move is not plain at a quick look, clearly best at the deep looks of enough judges, and has
  // a theme.
  kAgreement,
  // One judge, drawn by lot for each game, plays the player's move after a deep look. There is no
  // quick look before, so that no program's quick look influences the choice.
  kPlayersMove,
};

// For problems that are mates which quick looks miss.
struct HiddenMateRules {
  int percent = 0;          // of the games, drawn by lot, have such a problem or none
  uint64_t nodes = 100000;  // of the mate search, for each question
  int least_plies = 9;      // of the mate
  int last_plies = 40;      // only so many positions before the end of a game are examined
  int seen_by_at_most = 1;  // judges that play it at a quick look
};

struct LookThroughRules {
  uint64_t seed = 1;
  Evidence evidence = Evidence::kAgreement;
  int from_ply = 20, to_ply = 120;  // in moves played before the position
  int a_game = 6;                   // positions examined per game, drawn by lot
  int least_moves = 10;             // legal moves
  // The percentage of games whose problem may be one that all judges see at a quick look, drawn by
  // lot for each game. In the other games a harder problem is looked for.
  int seen_by_all_percent = 50;
  JudgementRules judgement;
  HiddenMateRules hidden_mates;
};

// Positions of other suites, identified by what makes two problems the same: board, hands, side to
// move.
using KnownPositions = absl::flat_hash_set<std::string>;
std::string KnownKey(const Position& position);

// One position of a game, and the results of the game's lot.
struct Candidate {
  player::Game game;  // up to the position
  Move played;        // the player's move
  bool may_be_seen_by_all = false;
  bool is_for_mates = false;  // a hidden mate is looked for
  size_t judge = 0;           // the judge that is asked about the player's move
};

// The judges of one thread. All arguments must outlive it.
class Examiner {
 public:
  Examiner(const std::vector<Judge>& judges, const LookThroughRules& rules,
           const KnownPositions& known, MateProver of_themes, MateProver of_mates);

  // kAborted, with the judge's name: a program did not answer.
  absl::StatusOr<TriedPosition> Examine(const Candidate& candidate, const std::atomic<bool>& stop);

 private:
  // A program, started when it is first asked.
  class Seat {
   public:
    explicit Seat(const Judge::Stage& stage) : stage_(stage) {}

    absl::StatusOr<Look> Take(const player::Game& game, const std::atomic<bool>& stop);
    // Adds the scores that the look lacks if the program has no MultiPV.
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
  absl::Status FindHiddenMate(const player::Game& game, TriedPosition& tried,
                              const std::atomic<bool>& stop);
  absl::Status ConfirmMate(const player::Game& game, Move mate, TriedPosition& tried,
                           const std::atomic<bool>& stop);
  absl::Status Add(size_t judge, absl::StatusOr<Look> look, std::vector<Look>& looks) const;
  absl::Status Named(size_t judge, const absl::Status& status) const;
  void Describe(const Position& position, const Confirmed& confirmed, TriedPosition& tried);
  std::vector<std::string> ThemesOf(Position position, std::vector<Move> line);

  const std::vector<Judge>& judges_;
  const LookThroughRules& rules_;
  const KnownPositions& known_;
  MateProver of_themes_, of_mates_;
  std::vector<Seats> seats_;
  ChanceScales scales_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_EXAMINE_H_
