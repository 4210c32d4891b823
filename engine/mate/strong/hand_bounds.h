// Computes for which hands of the attacker an answer holds.
//
// All pieces of a problem that are neither on the board nor in the attacker's hand are in the
// defender's hand. So for a given board the attacker's hand determines the position, and more in it
// never makes a mate longer. A proof therefore holds for every hand that covers a minimal one (the
// proof hand), and a disproof for every hand that a maximal one covers (the disproof hand).
#ifndef HAKARI_ENGINE_MATE_STRONG_HAND_BOUNDS_H_
#define HAKARI_ENGINE_MATE_STRONG_HAND_BOUNDS_H_

#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::mate {

// The maximum, or the minimum, for each kind.
Hand Union(Hand a, Hand b);
Hand Intersection(Hand a, Hand b);
// All pieces in the two hands together.
Hand AllInHands(const Position& position);

// The attacker's hand before its move in `position`, if `after` is the hand needed (proof) or
// allowed (disproof) after the move.
Hand HandBeforeAttack(const Position& position, Move move, Hand after);

// In `position` the defender is in check, and with `hand` the attacker mates after every reply. If
// the attacker did not hold all pieces of a kind, the defender could also interpose one. The result
// keeps all pieces of such kinds in the attacker's hand.
Hand KeepInterpositionsAway(const Position& position, Hand hand);

// In `position` all checks fail, even with `hand`. Kinds of which the attacker has none, and whose
// drop would be a new, untried check, are removed from `hand`.
Hand TakeNewDropChecksOut(const Position& position, Hand hand);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_HAND_BOUNDS_H_
