// Finds the themes of a problem's move.
//
//   HAKARI_ASSIGN_OR_RETURN(MateProver prover, MateProver::Make(/*nodes=*/2000));
//   const std::vector<MoveTheme> themes = FindThemes(position, {move, reply, next}, prover);
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_FIND_THEMES_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_FIND_THEMES_H_

#include <string>
#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"
#include "suites/next_move/themes/mate_prover.h"
#include "suites/next_move/themes/theme_list.h"

namespace hakari::suites {

// The themes in the order of the table. The line, whose moves must be legal, begins with the
// accepted move; its continuation may be missing, only the edge attack needs it. The opponent must
// have a king. The result is the same for the position with colors exchanged, and on every machine.
std::vector<MoveTheme> FindThemes(const Position& position, const std::vector<Move>& line,
                                  MateProver& prover);

// "fork,pin", as notes have it; empty for none.
std::string ThemeNames(const std::vector<MoveTheme>& themes);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_FIND_THEMES_H_
