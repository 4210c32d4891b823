// The check of the fuzz targets of KIF and KI2: a game that was read can be written as KIF and is
// read back as the same game. Test only.
#ifndef HAKARI_ENGINE_NOTATION_KIF_KIF_FUZZ_H_
#define HAKARI_ENGINE_NOTATION_KIF_KIF_FUZZ_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "engine/notation/fuzz_require.h"
#include "engine/notation/kif/kif_reader.h"
#include "engine/notation/kif/kif_writer.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "engine/notation/text/text.h"

namespace hakari::notation {

// Without the fractions of seconds, which the writer cuts off.
inline GameRecord InWholeSeconds(GameRecord game) {
  const auto cut = [](int64_t& ms) { ms -= ms > 0 ? ms % 1000 : 0; };
  for (RecordLine& line : game.lines) {
    for (RecordedMove& move : line.moves) cut(move.spent_ms);
    cut(line.end_spent_ms);
  }
  return game;
}

inline void RequireKifRoundTrip(const GameRecord& game) {
  const std::string written = ToKif(game);
  const absl::StatusOr<SourceText> text = SourceText::Decode(written, "again.kif");
  Require(text.ok(), "what was written is text");
  const ReadResult again = ParseKif(*text);
  Require(again.refused.empty(), "what was written can be read");
  Require(again.games.size() == 1, "it is one game");
  Require(again.games[0] == InWholeSeconds(game), "it is the same game");
}

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_KIF_FUZZ_H_
