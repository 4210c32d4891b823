// Games and positions one a line:
//   [position] startpos | [sfen] <position> [moves <move> ...] [; key=value ...]
// Notes `result` (b, w, d), `end` and `illegal` (the move that lost by breaking the rules) say how
// a game ended; all others become tags. Empty lines and lines that begin with '#' are skipped.
#ifndef HAKARI_ENGINE_NOTATION_USI_GAME_H_
#define HAKARI_ENGINE_NOTATION_USI_GAME_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "engine/notation/text/text.h"

namespace hakari::notation {

// One line, which begins at `place`.
absl::StatusOr<GameRecord> ParseUsiLine(absl::string_view line, const Place& place = {"usi"});

// Every line of a source.
ReadResult ParseUsi(const SourceText& text);

// The game without its line end: start, moves, ending and tags. USI lines have no times, comments
// or variations.
std::string ToUsiLine(const GameRecord& record);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_USI_GAME_H_
