// The places at which researchers bend a depth-first search: the numbers that a position has while
// the table lacks it, the steps by which limits are raised, and the order of children with equal
// numbers. A policy answers for all of them; a rule (pds.h, dfpn.h) is derived from its policy, so
// that the body of the search knows nothing of it.
#ifndef HAKARI_ENGINE_MATE_SEAMS_H_
#define HAKARI_ENGINE_MATE_SEAMS_H_

#include <cstdint>
#include <type_traits>

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/mate/numbers.h"
#include "engine/position/position.h"

namespace hakari::mate {

// The child that a policy is asked about. The root has no move, and its position is its own.
struct ChildView {
  const Position& position;  // in which the move is to be made
  Move move;
  uint64_t key;  // of the position after the move: policies may remember what they found
  int ply;       // of the child on the current path, 0 for the root
  Color attacker;

  // The child is an OR node: its phi is the proof number. Else its delta is.
  bool attacker_moves() const {
    return move ? position.side_to_move() != attacker : position.side_to_move() == attacker;
  }
};

// Proof and disproof number as the child itself sees them.
inline Numbers SeenBy(const ChildView& child, uint32_t proof, uint32_t disproof) {
  return child.attacker_moves() ? Numbers{proof, disproof} : Numbers{disproof, proof};
}

// Bends nothing and costs nothing (README.md has the measurement): it is never shown a child.
// Others are derived from it, and answer what they bend.
struct NoPolicy {
  static constexpr Numbers kAbsent = {1, 1};
  static constexpr Numbers kIncrements = {1, 1};

  // Asked at every look, never stored: the answer may depend on the path.
  constexpr Numbers Absent(const ChildView&) const { return kAbsent; }
  // What is added to one number of the child, whichever is raised, to get its limit.
  constexpr Numbers Increments(const ChildView&) const { return kIncrements; }

  // Whether an increment is cut where the child would get further than its parent's limit lets it.
  // Steps of one never do.
  constexpr bool BoundsIncrements() const { return false; }

  // Children with equal numbers are searched in the order of their moves' codes. A policy that sets
  // this also has `void Order(const Position&, Color attacker, MoveList& moves) const`, is given
  // the moves in that order, and leaves them in one of its own.
  static constexpr bool kOrders = false;
};

template <typename Policy>
inline constexpr bool kBends = !std::is_same_v<Policy, NoPolicy>;

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SEAMS_H_
