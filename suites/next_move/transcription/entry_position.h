// The position of one problem of a transcription, read by whichever reader its lines ask for.
#ifndef HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ENTRY_POSITION_H_
#define HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ENTRY_POSITION_H_

#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/core/square.h"
#include "engine/notation/text/text.h"
#include "engine/position/position.h"
#include "suites/next_move/transcription/sheet.h"

namespace hakari::suites {

struct EntryPosition {
  Position position;           // its move counted as the first
  Square last_to = kNoSquare;  // where the last move went, if the record or the diagram says so
};

// A position, or the first mistake in it: none at all, several, or what the readers refuse.
absl::StatusOr<EntryPosition> ReadEntryPosition(const notation::SourceText& source,
                                                const SheetEntry& entry);

// A set has 40 pieces; a piece that was forgotten, mostly in a hand, makes another problem. `total`
// is for problems that have fewer, as those of handicap games. The message, or none.
std::optional<std::string> FindMissingPieces(const Position& position, std::optional<int> total);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ENTRY_POSITION_H_
