// Reads the position of one problem of a transcription, in any notation.
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
  Position position;           // counted as move 1
  Square last_to = kNoSquare;  // where the last move went, if the record or the diagram says so
};

// The position, or its first mistake: no position, several positions, or text that the reader
// refuses.
absl::StatusOr<EntryPosition> ReadEntryPosition(const notation::SourceText& source,
                                                const SheetEntry& entry);

// The message if pieces are missing, or nothing. A set has 40 pieces; a forgotten piece, mostly in
// a hand, makes another problem. `total` is for problems with fewer pieces, such as those of
// handicap games.
std::optional<std::string> FindMissingPieces(const Position& position, std::optional<int> total);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ENTRY_POSITION_H_
