// Engines as Debian ships them (packages fairy-stockfish and gpsshogi), for tests.
#ifndef HAKARI_SUITES_ENGINES_REAL_REAL_ENGINE_H_
#define HAKARI_SUITES_ENGINES_REAL_REAL_ENGINE_H_

#include <memory>
#include <optional>
#include <string>

#include "engine/player/failure.h"
#include "engine/player/player.h"
#include "suites/engines/usi_engine.h"

namespace hakari::engines::testing {

// A mate in one by G*5b, and a position without a quick mate.
inline constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
inline constexpr char kNoMate[] = "4k4/9/9/9/9/9/9/9/4K4 b G 1";

// Starts the engine that `text` describes, as after "usi:". If it cannot be started, the test fails
// and the result is null.
std::unique_ptr<UsiEngine> StartReal(const std::string& text);

// The failure as text; empty if there is none.
std::string Why(const std::optional<player::Failure>& failure);

player::Question Asked(player::Question::Kind kind, const std::string& text);

}  // namespace hakari::engines::testing

#endif  // HAKARI_SUITES_ENGINES_REAL_REAL_ENGINE_H_
