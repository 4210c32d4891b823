// When a position is a problem: what its judges must have seen. Rules that know of no program by
// its name, so that none of them has more to say than another. Pure functions of looks.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_JUDGEMENT_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_JUDGEMENT_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/core/move.h"
#include "suites/next_move/from_games/look.h"

namespace hakari::suites {

// Of a judge: at how many centipawns of its own it means a chance of 73 in 100 (1 / (1 + 1/e)).
using ChanceScales = std::vector<double>;

struct JudgementRules {
  // At a quick look, which only asks whether there may be something: by how much the mover's chance
  // to win falls without the move, added up over all judges that play it. Of one judge no more than
  // so much counts: quick looks err widely.
  double quick_gap = 0.2;
  double most_of_one = 0.15;
  // At a deep look: a move is clearly best for a judge if the chance falls by so much without it…
  double deep_gap = 0.12;
  double least_chance = 0.3;  // …and is at least so much with it
  int confirmations = 2;      // so many judges find the same move clearly best
};

// 0 to 1, of the side to move.
double WinningChance(int centipawns, double scale);

// How much of the chance is lost without its move; nothing if the judge did not tell.
std::optional<double> GapOf(const Look& look, double scale);

// The move that all play, if they do.
std::optional<Move> MoveOfAll(const std::vector<Look>& looks);

// Whether a move may be clearly best.
bool SeemsClear(const std::vector<Look>& quick, const ChanceScales& scales,
                const JudgementRules& rules);

// Whether it still may, once `to_come` more judges have looked: a judge that is not asked yet, or
// has not said how much better its move is, could add the most of one.
bool MaySeemClear(const std::vector<Look>& quick, size_t to_come, const ChanceScales& scales,
                  const JudgementRules& rules);

struct Confirmed {
  Move move;
  std::vector<size_t> judges;  // who confirm it
};

// The move that enough judges find clearly best, if there is one. If two are (each confirmed by
// judges of its own) neither is.
std::optional<Confirmed> ConfirmedMove(const std::vector<Look>& deep, const ChanceScales& scales,
                                       const JudgementRules& rules);

// Whether the judges that have not looked yet can still bring it to enough confirmations.
bool MayBeConfirmed(const std::vector<Look>& deep, const ChanceScales& scales,
                    const JudgementRules& rules);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_JUDGEMENT_H_
