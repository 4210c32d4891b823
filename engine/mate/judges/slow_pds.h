// A literal implementation of PDS with a map as its table. Tests compare the node counts of the
// fast search with it. For tests only.
//
// MID(n, tp, td); numbers are seen from the side to move:
//   (p, d) := table(n), or (1, 1). Return them if p = 0, d = 0, or (p >= tp and d >= td).
//   Count a node. No moves: store (inf, 0) and return it.
//   Store (tp, td). Then loop:
//     D := least d of the children, S := sum of their p, all looked up anew;
//     if D = 0 or S = 0 or (tp <= D and td <= S): store (D, S) and return it, with inf opposite a
//     0; p := max(p, D); c := the child with least (dc = 0 ? 0 : max(dc, p)), then least pc, then
//     least move code; if td > S and (pc <= dc or tp <= D): MID(c, pc + 1, dc), else MID(c, pc, dc
//     + 1).
// The root's limits begin at (1, 1). While the root is unsolved, the smaller of its numbers is
// raised by one; p if they are equal.
#ifndef HAKARI_ENGINE_MATE_JUDGES_SLOW_PDS_H_
#define HAKARI_ENGINE_MATE_JUDGES_SLOW_PDS_H_

#include <cstdint>

#include "engine/mate/mate_result.h"
#include "engine/position/position.h"

namespace hakari::mate {

struct SlowPdsAnswer {
  MateAnswer answer;
  uint64_t nodes;
  int length;  // plies of the line, of a mate
};

SlowPdsAnswer SolveBySlowPds(const Position& root, uint64_t node_limit);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_SLOW_PDS_H_
