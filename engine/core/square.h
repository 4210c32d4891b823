// The 81 squares. Files are counted 1..9 from black's right, ranks 1..9 from white's side, as on a
// shogi diagram; a square's index runs down the files: 1a = 0, 1b = 1, ... 9i = 80.
#ifndef HAKARI_ENGINE_CORE_SQUARE_H_
#define HAKARI_ENGINE_CORE_SQUARE_H_

#include "engine/core/color.h"

namespace hakari {

enum Square : int {
  kSquareBegin = 0,
  kSquareCount = 81,
  kNoSquare = 81,  // where an absent king stands; tables over squares have a row for it
};

constexpr int kFiles = 9;
constexpr int kRanks = 9;

// `file` and `rank` count from 1.
constexpr Square MakeSquare(int file, int rank) {
  return static_cast<Square>((file - 1) * kRanks + (rank - 1));
}
constexpr int FileOf(Square square) { return square / kRanks + 1; }
constexpr int RankOf(Square square) { return square % kRanks + 1; }
constexpr bool OnBoard(int file, int rank) {
  return file >= 1 && file <= kFiles && rank >= 1 && rank <= kRanks;
}

// The square seen from the other side of the board.
constexpr Square Rotate(Square square) { return static_cast<Square>(kSquareCount - 1 - square); }

// The rank as `color` counts it: 1 is the farthest from home.
constexpr int RelativeRank(Color color, Square square) {
  return color == kBlack ? RankOf(square) : kRanks + 1 - RankOf(square);
}

// The camp of the opponent, three ranks deep, where pieces promote.
constexpr bool InPromotionZone(Color color, Square square) {
  return RelativeRank(color, square) <= 3;
}

}  // namespace hakari

#endif  // HAKARI_ENGINE_CORE_SQUARE_H_
