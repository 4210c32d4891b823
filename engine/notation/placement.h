// The rules for what may stand on a board. The reader of every format checks them after setting up
// a position.
#ifndef HAKARI_ENGINE_NOTATION_PLACEMENT_H_
#define HAKARI_ENGINE_NOTATION_PLACEMENT_H_

#include <optional>
#include <string>

#include "engine/position/position.h"

namespace hakari::notation {

struct PlacementFault {
  Square square;        // of the offending piece; kNoSquare if the fault has no single piece
  std::string message;  // "expected ..., found ..."
};

// The first broken rule of these: no more pieces than a set holds, at most one king a side, no
// doubled pawns, no piece that can never move again, no check on the side that is not to move.
std::optional<PlacementFault> FindPlacementFault(const Position& position);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_PLACEMENT_H_
