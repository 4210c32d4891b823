// A USI engine as a player of matches. It is identified by the name that it tells, its
// configuration and its files.
#ifndef HAKARI_SUITES_ENGINES_USI_PLAYER_H_
#define HAKARI_SUITES_ENGINES_USI_PLAYER_H_

#include <atomic>

#include "absl/status/statusor.h"
#include "engine/player/player.h"
#include "suites/core/engine_spec.h"

namespace hakari::engines {

// Starts the engine once, to check that it can be started and to learn its name. kNotFound: there
// is no such program.
absl::StatusOr<player::PlayerSpec> UsiPlayerSpec(const suites::EngineSpec& engine,
                                                 const std::atomic<bool>* cancel = nullptr);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_USI_PLAYER_H_
