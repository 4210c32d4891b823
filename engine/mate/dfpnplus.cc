#include "engine/mate/dfpnplus.h"

#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"

namespace hakari::mate {
namespace {

// If the defender attacks the destination square more often than the attacker, the check will
// probably be answered by capturing. A protected check leaves the king fewer answers.
Numbers OfCheck(const ChildView& child) {
  const Square to = child.move.to();
  const Color defender = Opponent(child.attacker);
  const int takers = AttackersTo(child.position, to, defender).Count();
  const int backers =
      AttackersTo(child.position, to, child.attacker).Count() - (child.move.is_drop() ? 0 : 1);
  const bool is_lost = takers > backers;
  return SeenBy(child, is_lost ? 2 : 1, is_lost ? 1 : 2);
}

// An answer that captures an attacking piece leaves more to prove.
Numbers OfAnswer(const ChildView& child) {
  const bool takes = child.position.at(child.move.to()) != kNoPiece;
  return SeenBy(child, takes ? 2 : 1, 1);
}

}  // namespace

Numbers SquareEvaluation::Absent(const ChildView& child) const {
  if (!child.move) return {1, 1};
  return child.attacker_moves() ? OfAnswer(child) : OfCheck(child);
}

}  // namespace hakari::mate
