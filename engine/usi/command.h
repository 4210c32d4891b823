// What a front end says to a USI engine, line by line. Nothing here trusts a byte of it.
#ifndef HAKARI_ENGINE_USI_COMMAND_H_
#define HAKARI_ENGINE_USI_COMMAND_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/color.h"

namespace hakari::usi {

// What follows `go`. Times are in milliseconds, indexed by Color where each side has its own.
struct GoCommand {
  bool mate = false;  // answered by checkmate, not by bestmove
  bool infinite = false;
  bool ponder = false;
  std::optional<uint64_t> nodes;
  std::optional<int64_t> time_ms;  // of `mate` or `movetime`
  std::optional<int64_t> byoyomi_ms;
  std::optional<int64_t> clock_ms[2];
  int64_t increment_ms[2] = {0, 0};
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

// How long a search for `side` may take; nothing if no time is named. Of a clock it takes a
// fortieth, the increment and the byoyomi, and leaves a margin for the way to the front end.
std::optional<int64_t> TimeBudgetMs(const GoCommand& go, Color side);

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_COMMAND_H_
