// A solver's answers to small positions, judged by brute force.
#ifndef HAKARI_ENGINE_MATE_JUDGES_JUDGED_SOLVER_H_
#define HAKARI_ENGINE_MATE_JUDGES_JUDGED_SOLVER_H_

#include <cstdint>

#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"

namespace hakari::mate {

enum class Lengths { kAny, kShortest };  // of the lines of mates

// Fails the running test if an answer is wrong, the line of a mate does not mate, an unknown answer
// has no reason, or too few mates, long mates or no mates were decided. `seed` selects the
// positions.
void JudgeByBruteForce(MateSolver& solver, const MateLimits& limits, Lengths lengths,
                       uint64_t seed);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_JUDGED_SOLVER_H_
