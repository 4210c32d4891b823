// Parses the lines that a front end sends to a USI engine. The input is not trusted.
#ifndef HAKARI_ENGINE_USI_COMMAND_H_
#define HAKARI_ENGINE_USI_COMMAND_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/player/limits.h"

namespace hakari::usi {

// The words after `go`.
struct GoCommand {
  bool mate = false;  // answered with checkmate instead of bestmove
  bool infinite = false;
  bool ponder = false;
  player::Limits limits;         // the time of `go mate` is move_ms
  std::vector<Move> root_moves;  // of searchmoves; their legality is not checked
};

struct UsiCommand {
  enum class Kind {
    kNothing,  // an empty line
    kUsi,
    kIsReady,
    kSetOption,
    kNewGame,
    kPosition,
    kGo,
    kStop,
    kPonderHit,
    kGameOver,
    kQuit,
  };

  Kind kind = Kind::kNothing;
  std::string name;      // of kSetOption
  std::string value;     // of kSetOption; buttons have none
  std::string position;  // of kPosition: the text after the word
  GoCommand go;
};

// An error says what was expected. Unknown words after `go` are ignored, as the protocol requires;
// numbers that cannot be read are errors.
absl::StatusOr<UsiCommand> ParseUsiCommand(absl::string_view line);

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_COMMAND_H_
