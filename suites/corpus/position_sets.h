// Sets of positions from the ends of games, made as in Miwa's thesis (section 3.2.3): each of the
// last positions of a game is replaced by one random node of a shallow search from it. The side
// to move is the attacker. It is not tested whether it mates, and no position is discarded for
// its answer.
#ifndef HAKARI_SUITES_CORPUS_POSITION_SETS_H_
#define HAKARI_SUITES_CORPUS_POSITION_SETS_H_

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "engine/notation/record.h"
#include "suites/core/problem.h"
#include "suites/corpus/announced_end.h"

namespace hakari::corpus {

struct PositionRules {
  uint64_t seed = 1;
  EndRule end;
  int positions_per_game = 10;
  int search_depth = 3;
};

struct PositionSetsWork {
  int jobs = 1;
  Progress* progress = nullptr;  // may be null
};

struct PositionSets {
  std::vector<std::vector<suites::Problem>> sets;
  // Games that were passed over.
  int undecided = 0;  // not IsDecidedOverTheBoard
  int repeated = 0;   // the same moves as an earlier game
  int too_short = 0;
  // Draws that were repeated because a set had the position already.
  int drawn_again = 0;
};

// Stands for all games that there are.
constexpr int kAllGames = -1;

// Gives usable games to the sets in their order: the first games_per_set[0] to the first set and so
// on, so that games added at the end do not change the sets before. No game and no position (board,
// hands, side) is in the sets twice. Ids and the note `game` number all games from 1.
// kFailedPrecondition: too few usable games. kCancelled: `stop` was set.
absl::StatusOr<PositionSets> MakePositionSets(const std::vector<notation::GameRecord>& games,
                                              const std::vector<int>& games_per_set,
                                              const PositionRules& rules,
                                              const PositionSetsWork& work,
                                              const std::atomic<bool>& stop);

// How many of a set's positions are mates, as far as a search with a limit on nodes can tell.
struct MateShare {
  int mates = 0;
  int no_mates = 0;
  int unknown = 0;

  int total() const { return mates + no_mates + unknown; }
};

// "2540 mates (25.4 %), 7000 no mates, 460 unknown"
std::string MateShareText(const MateShare& share);

// Measured by PDS. `progress` may be null. kCancelled: `stop` was set.
absl::StatusOr<MateShare> MeasureMateShare(const std::vector<suites::Problem>& problems,
                                           uint64_t nodes, int jobs, Progress* progress,
                                           const std::atomic<bool>& stop);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_POSITION_SETS_H_
