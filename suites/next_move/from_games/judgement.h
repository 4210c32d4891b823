// Decides from looks when a position is a problem. The rules do not name any program, so that no
// program has more influence than another. Pure functions.
#ifndef HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_JUDGEMENT_H_
#define HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_JUDGEMENT_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/core/move.h"
#include "suites/next_move/from_games/look.h"

namespace hakari::suites {

// By judge: the score, in its own centipawns, that means a chance of 73 in 100 (1 / (1 + 1/e)).
using ChanceScales = std::vector<double>;

struct JudgementRules {
  // At a quick look, which only asks whether a move may be clearly best: by how much the mover's
  // chance to win falls without the move, summed over all judges that play it. One judge counts at
  // most `most_of_one`, because quick looks err widely.
  double quick_gap = 0.2;
  double most_of_one = 0.15;
  // At a deep look: a move is clearly best for a judge if the chance falls by at least this much
  // without it…
  double deep_gap = 0.12;
  double least_chance = 0.3;  // …and is at least this much with it
  int confirmations = 2;      // this many judges must agree
};

// 0 to 1, for the side to move.
double WinningChance(int centipawns, double scale);

// How much the chance falls without the move of the look; nullopt if the judge did not report it.
std::optional<double> GapOf(const Look& look, double scale);

// The move that all looks play, if they play the same.
std::optional<Move> MoveOfAll(const std::vector<Look>& looks);

// Whether a move may be clearly best.
bool SeemsClear(const std::vector<Look>& quick, const ChanceScales& scales,
                const JudgementRules& rules);

// Whether a move may still be clearly best after `to_come` more judges have looked. A judge that
// was not asked yet, or has not reported how much better its move is, can add `most_of_one`.
bool MaySeemClear(const std::vector<Look>& quick, size_t to_come, const ChanceScales& scales,
                  const JudgementRules& rules);

struct Confirmed {
  Move move;
  std::vector<size_t> judges;  // those that confirm it
};

// The move that enough judges find clearly best, if there is exactly one. Two moves are possible,
// each confirmed by other judges.
std::optional<Confirmed> ConfirmedMove(const std::vector<Look>& deep, const ChanceScales& scales,
                                       const JudgementRules& rules);

// Whether the judges that have not looked yet can still bring a move to enough confirmations.
bool MayBeConfirmed(const std::vector<Look>& deep, const ChanceScales& scales,
                    const JudgementRules& rules);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_FROM_GAMES_JUDGEMENT_H_
