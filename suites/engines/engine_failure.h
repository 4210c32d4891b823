// What went wrong with a player, as the outcome of a problem.
#ifndef HAKARI_SUITES_ENGINES_ENGINE_FAILURE_H_
#define HAKARI_SUITES_ENGINES_ENGINE_FAILURE_H_

#include "engine/player/failure.h"
#include "suites/core/outcome.h"

namespace hakari::engines {

suites::Outcome OutcomeOfFailure(const player::Failure& failure);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_ENGINE_FAILURE_H_
