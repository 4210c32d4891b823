// The judge of all mate searches: slow, obvious, and right. For tests only.
//
// It tries every check and every evasion to a fixed depth, then two plies deeper, and so on. It has
// no table, so repetition needs no care: a line that goes round in circles runs into the depth.
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

// Unknown if neither a mate of at most `plies` nor the lack of any is found within the nodes.
BruteForceAnswer ProveByBruteForce(const Position& root, int plies, uint64_t nodes);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_BRUTE_FORCE_H_
