// The points at which a policy can change a depth-first search for experiments: the numbers of a
// position that is not in the table, the steps by which limits are raised, and the order of
// children with equal numbers. A rule (pds.h, dfpn.h) is derived from its policy, so the search
// itself is independent of the policy.
#ifndef HAKARI_ENGINE_MATE_SEAMS_H_
#define HAKARI_ENGINE_MATE_SEAMS_H_

#include <cstdint>
#include <type_traits>

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/mate/numbers.h"
#include "engine/position/position.h"

namespace hakari::mate {

// The child that a policy is asked about. For the root, `move` is empty and `position` is the root
// itself.
struct ChildView {
  const Position& position;  // in which the move is to be made
  Move move;
  uint64_t key;  // of the position after the move; a policy may use it for a cache
  int ply;       // of the child on the current path, 0 for the root
  Color attacker;

  // Whether the child is an OR node, whose phi is the proof number. Otherwise its delta is the
  // proof number.
  bool attacker_moves() const {
    return move ? position.side_to_move() != attacker : position.side_to_move() == attacker;
  }
};

// Converts proof and disproof number to phi and delta of the child.
inline Numbers SeenBy(const ChildView& child, uint32_t proof, uint32_t disproof) {
  return child.attacker_moves() ? Numbers{proof, disproof} : Numbers{disproof, proof};
}

// Changes nothing and costs nothing (measured in README.md), because the search builds no ChildView
// below the root for it. Other policies derive from it and override what they change.
struct NoPolicy {
  static constexpr Numbers kAbsent = {1, 1};
  static constexpr Numbers kIncrements = {1, 1};

  // Called whenever the search reads an absent child. The result is never stored, so it may depend
  // on the path.
  constexpr Numbers Absent(const ChildView&) const { return kAbsent; }
  // The step that is added to phi or to delta of the child to get its limit.
  constexpr Numbers Increments(const ChildView&) const { return kIncrements; }

  // Whether an increment is cut where it would take the child beyond its parent's limit. Steps of
  // one never go beyond.
  constexpr bool BoundsIncrements() const { return false; }

  // Children with equal numbers are searched in the order of their move codes. A policy that sets
  // this to true must define `void Order(const Position&, Color attacker, MoveList& moves) const`.
  // Order gets the moves sorted by code and reorders them.
  static constexpr bool kOrders = false;
};

template <typename Policy>
inline constexpr bool kBends = !std::is_same_v<Policy, NoPolicy>;

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SEAMS_H_
