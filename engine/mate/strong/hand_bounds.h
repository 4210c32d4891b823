// With which hands of the attacker an answer holds.
//
// All pieces of a problem that are neither on the board nor in the attacker's hand are in the
// defender's, so for a given board the attacker's hand says everything, and more in it never
// makes a mate longer. A proof therefore holds for every hand that covers a least one (the proof
// hand), and a disproof for every hand that a largest one covers (the disproof hand).
#ifndef HAKARI_ENGINE_MATE_STRONG_HAND_BOUNDS_H_
#define HAKARI_ENGINE_MATE_STRONG_HAND_BOUNDS_H_

#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::mate {

// The most, or the least, of each kind.
Hand Union(Hand a, Hand b);
Hand Intersection(Hand a, Hand b);
// Everything that is in a hand.
Hand AllInHands(const Position& position);

// The attacker's hand before a move of his, if afterwards `after` is needed (proof) or allowed
// (disproof). `position` is the one in which he moves.
Hand HandBeforeAttack(const Position& position, Move move, Hand after);

// In `position` the defender is in check and all replies are answered with `hand`. He could also
// interpose a piece that he would only hold if the attacker did not: those stay with the attacker.
Hand KeepInterpositionsAway(const Position& position, Hand hand);

// In `position` all checks fail, even with `hand`. A drop that would be a new check is not
// among them: such kinds are taken out again.
Hand TakeNewDropChecksOut(const Position& position, Hand hand);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_HAND_BOUNDS_H_
