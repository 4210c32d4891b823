// What engines say, read line by line. Nothing here trusts a byte of it.
#ifndef HAKARI_SUITES_ENGINES_USI_TEXT_H_
#define HAKARI_SUITES_ENGINES_USI_TEXT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"

namespace hakari::engines {

// The first word of a line.
absl::string_view UsiWord(absl::string_view line);

struct UsiOption {
  std::string name;
  std::string type;                          // check, spin, combo, button, string, filename
  std::optional<std::string> default_value;  // "<empty>" is the empty string
};

// "option name Skill Level type spin default 20 min 0 max 20"
absl::StatusOr<UsiOption> ParseUsiOption(absl::string_view line);

struct UsiScore {
  enum class Kind { kCentipawns, kMate };
  enum class Bound { kExact, kLower, kUpper };

  Kind kind = Kind::kCentipawns;
  Bound bound = Bound::kExact;
  // From the side to move. Mate: in so many plies, negative if it is mated. "mate +" and "mate -"
  // without a number have 0 plies.
  int value = 0;
  bool mating = false;  // of a mate: by the side to move
};

struct UsiInfo {
  std::optional<int> depth;
  std::optional<int> multipv;
  std::optional<uint64_t> nodes;
  std::optional<uint64_t> time_ms;
  std::optional<UsiScore> score;
  std::vector<Move> pv;  // up to the first word that is no move; legality is not checked
};

// Engines print much that is in no protocol, so what cannot be read is left out; there is no error.
UsiInfo ParseUsiInfo(absl::string_view line);

struct UsiBestMove {
  enum class Kind { kMove, kResign, kWin };

  Kind kind = Kind::kMove;
  Move move;                   // of kMove; legality is not checked
  std::optional<Move> ponder;  // left out if it cannot be read
};

absl::StatusOr<UsiBestMove> ParseUsiBestMove(absl::string_view line);

struct UsiCheckmate {
  enum class Kind { kMate, kNoMate, kTimeout, kNotImplemented, kUnknown };

  Kind kind = Kind::kUnknown;  // kUnknown: "none", which some engines say
  std::vector<Move> line;      // of kMate; legality is not checked
};

absl::StatusOr<UsiCheckmate> ParseUsiCheckmate(absl::string_view line);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_USI_TEXT_H_
