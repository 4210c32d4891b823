// What a front end says to a USI engine, line by line. Nothing here trusts a byte of it.
#ifndef HAKARI_ENGINE_USI_COMMAND_H_
#define HAKARI_ENGINE_USI_COMMAND_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/player/limits.h"

namespace hakari::usi {

// What follows `go`.
struct GoCommand {
  bool mate = false;  // answered by checkmate, not by bestmove
  bool infinite = false;
  bool ponder = false;
  player::Limits limits;         // the time of `mate` is one for this move
  std::vector<Move> root_moves;  // of searchmoves; whether they are legal the position says
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
  std::string position;  // of kPosition: what follows the word
  GoCommand go;
};

// An error says what was expected. Words that are not known after `go` are passed over, as the
// protocol wants it; numbers that cannot be read are errors.
absl::StatusOr<UsiCommand> ParseUsiCommand(absl::string_view line);

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_COMMAND_H_
