// Boards in kanji, for terminals and for KIF files: hands, a frame with nine rows, the side to
// move. A kanji fills two columns, so every cell has the same width.
#ifndef HAKARI_ENGINE_NOTATION_BOARD_DRAWING_H_
#define HAKARI_ENGINE_NOTATION_BOARD_DRAWING_H_

#include <string>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::notation {

// What a drawing shows besides the pieces.
struct BoardMarks {
  bool attacks = false;  // a second grid: how many pieces of black and of white attack each square
  bool pins = false;     // '!' after pieces that shield their king, '+' after those that give check
  Move last_move;        // '*' after the piece that made it
};

// The diagram of DiagramOf() with the marks, a line that explains the marks, and the side to move.
// Every line has a line end.
std::string DrawBoard(const Position& position, const BoardMarks& marks = {});

// The diagram as KIF has it (BOD), without the side to move.
std::string DiagramOf(const Position& position);

// "飛　金二　歩十五", "なし" if it is empty.
std::string HandName(Hand hand);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_BOARD_DRAWING_H_
