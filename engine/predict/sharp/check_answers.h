// How many answers each check leaves the defender, counted without making moves.
//
// The answers are those that can be seen on the board as it stands: the squares to which the king
// may flee, the pieces that attack the checking one, and what can be put between. Pins of the
// defender, and lines that the check opens or shuts beside its own, are not looked at. Held against
// the legal answers that is right for 94 of 100 checks (README.md).
#ifndef HAKARI_ENGINE_PREDICT_SHARP_CHECK_ANSWERS_H_
#define HAKARI_ENGINE_PREDICT_SHARP_CHECK_ANSWERS_H_

#include "engine/predict/sharp/sharp_list.h"
#include "engine/predict/sharp/siege.h"

namespace hakari::predict {

// A check does not leave our king attacked, as far as its checkers and pins tell; the king's own
// moves are to squares that are not attacked. A promotion and its refusal are one move, the one
// with fewer answers. A pawn's drop that leaves none would be a mate by a pawn drop, and is none.
struct CheckAnswers {
  int by_answers[sharp::kMostAnswers + 1] = {};
  int pieces = 0;  // on the board that give a check by moving
  int moves = 0;   // by which they do
  int drops = 0;
};

CheckAnswers CountCheckAnswers(const Siege& siege);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_CHECK_ANSWERS_H_
