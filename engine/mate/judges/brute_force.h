// Brute-force mate search: the slow, simple judge of all mate searches. For tests only.
//
// It tries every check and every evasion to a fixed depth, then two plies deeper, and so on. It has
// no table, so repetitions need no special treatment: a repeating line ends at the depth limit.
#ifndef HAKARI_ENGINE_MATE_JUDGES_BRUTE_FORCE_H_
#define HAKARI_ENGINE_MATE_JUDGES_BRUTE_FORCE_H_

#include <cstdint>

#include "engine/mate/mate_result.h"
#include "engine/position/position.h"

namespace hakari::mate {

struct BruteForceAnswer {
  MateAnswer answer = MateAnswer::kUnknown;
  int plies = 0;  // of the shortest mate against the longest defence
};

// Unknown if, within the nodes, it finds neither a mate of at most `plies` nor a proof that there
// is no mate.
BruteForceAnswer ProveByBruteForce(const Position& root, int plies, uint64_t nodes);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_BRUTE_FORCE_H_
