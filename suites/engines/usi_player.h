// A USI engine as a player of matches: told by its own name, its configuration and its files.
#ifndef HAKARI_SUITES_ENGINES_USI_PLAYER_H_
#define HAKARI_SUITES_ENGINES_USI_PLAYER_H_

#include <atomic>

#include "absl/status/statusor.h"
#include "engine/player/player.h"
#include "suites/core/engine_spec.h"

namespace hakari::engines {

// Starts it once, to see that it can be and to know its name; kNotFound: there is no such program.
absl::StatusOr<player::PlayerSpec> UsiPlayerSpec(const suites::EngineSpec& engine,
                                                 const std::atomic<bool>* cancel = nullptr);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_USI_PLAYER_H_
