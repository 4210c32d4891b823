// Counts the answers that each check leaves the defender, without making moves.
//
// Only answers that can be seen on the current board are counted: the squares to which the king may
// flee, the pieces that attack the checking piece, and the possible interpositions. Pins of the
// defender, and lines that the check opens or closes besides its own, are ignored. The count equals
// the number of legal answers for 94 of 100 checks (README.md).
#ifndef HAKARI_ENGINE_PREDICT_SHARP_CHECK_ANSWERS_H_
#define HAKARI_ENGINE_PREDICT_SHARP_CHECK_ANSWERS_H_

#include "engine/predict/sharp/sharp_list.h"
#include "engine/predict/sharp/siege.h"

namespace hakari::predict {

// A check must not leave our king attacked, as far as its checkers and pins show; the king itself
// moves only to squares that are not attacked. A promotion and its refusal count as one move, the
// one with fewer answers. A pawn drop without an answer would be an illegal mate and is not
// counted.
struct CheckAnswers {
  int by_answers[sharp::kMostAnswers + 1] = {};
  int pieces = 0;  // pieces on the board that can give check by moving
  int moves = 0;   // the moves by which they give check
  int drops = 0;
};

CheckAnswers CountCheckAnswers(const Siege& siege);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_SHARP_CHECK_ANSWERS_H_
