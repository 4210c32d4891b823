// Random games that end where the side to move may just declare a win, or just may not, and for one
// reason alone.
#ifndef HAKARI_SUITES_MATCH_JUDGES_DECLARATION_GAMES_H_
#define HAKARI_SUITES_MATCH_JUDGES_DECLARATION_GAMES_H_

#include "engine/core/color.h"
#include "engine/reference/samples.h"
#include "suites/match/judges/generated_games.h"

namespace hakari::match {

enum class Declaration {
  kHolds,        // with as many points as are needed and none more
  kPointShort,   // with one less
  kInCheck,      // the others with as many points as are needed, or a few more
  kTooFewMen,    // nine in the camp
  kKingOutside,  // often just outside of the camp
};

// `declarer` is to move at the end.
GeneratedGame DeclarationGame(Declaration declaration, Color declarer, reference::Dice& dice);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_JUDGES_DECLARATION_GAMES_H_
