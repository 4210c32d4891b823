// The cells of a piece: in the grid of its square and in the grids relative to the kings.
#ifndef HAKARI_ENGINE_EVAL_CELLS_H_
#define HAKARI_ENGINE_EVAL_CELLS_H_

#include <algorithm>
#include <cstdlib>

#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/eval/feature_list.h"

namespace hakari::eval {

// Kings have a square cell, too.
inline int SquareCell(Color color, PieceKind kind, Square square) {
  const int file = FileOf(square);
  const int folded = std::min(file, kFiles + 1 - file) - 1;
  const int grid = kind == kKing ? kUnroyalKinds : UnroyalSlot(kind);
  return kSquareCells + grid * kSquareGrid + (RelativeRank(color, square) - 1) * kFoldedFiles +
         folded;
}

// The cell of a piece of `color` relative to a king, either its own or the enemy's.
inline int KingCell(FirstCell first, Color color, PieceKind kind, Square square, Square king) {
  const int ahead = RelativeRank(color, king) - RelativeRank(color, square);
  const int beside = std::abs(FileOf(square) - FileOf(king));
  return first + UnroyalSlot(kind) * kKingGrid + (ahead + kMostRanksAhead) * kFiles + beside;
}

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_CELLS_H_
