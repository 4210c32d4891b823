// Random games whose last position just fulfils the conditions of a declaration, or fails exactly
// one of them.
#ifndef HAKARI_SUITES_MATCH_JUDGES_DECLARATION_GAMES_H_
#define HAKARI_SUITES_MATCH_JUDGES_DECLARATION_GAMES_H_

#include "engine/core/color.h"
#include "engine/reference/samples.h"
#include "suites/match/judges/generated_games.h"

namespace hakari::match {

enum class Declaration {
  kHolds,        // with exactly the points that are needed
  kPointShort,   // one point less
  kInCheck,      // this and the others: enough points, or a few more
  kTooFewMen,    // nine men in the camp, ten are needed
  kKingOutside,  // often just by one row
};

// `declarer` is to move at the end.
GeneratedGame DeclarationGame(Declaration declaration, Color declarer, reference::Dice& dice);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_JUDGES_DECLARATION_GAMES_H_
