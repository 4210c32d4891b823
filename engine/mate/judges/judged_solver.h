// A solver's answers to small positions, judged by brute force.
#ifndef HAKARI_ENGINE_MATE_JUDGES_JUDGED_SOLVER_H_
#define HAKARI_ENGINE_MATE_JUDGES_JUDGED_SOLVER_H_

#include <cstdint>

#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"

namespace hakari::mate {

enum class Lengths { kAny, kShortest };  // of the lines of mates

// Fails the running test where an answer is wrong, a mate's line does not mate, or an unknown gives
// no reason; and if there was too little to judge. `seed` picks the positions.
void JudgeByBruteForce(MateSolver& solver, const MateLimits& limits, Lengths lengths,
                       uint64_t seed);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_JUDGED_SOLVER_H_
