// The squares around a king that are looked at together, for every king's square and colour.
#ifndef HAKARI_ENGINE_PREDICT_KING_AREA_H_
#define HAKARI_ENGINE_PREDICT_KING_AREA_H_

#include <cstdint>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"

namespace hakari {

// They lie within 5 x 5 squares and overlap: the ring is part of front and back.
enum KingAreaKind { kRingOfKing, kFrontOfKing, kBackOfKing, kKingAreaCount };

struct KingAreas {
  Bitboard squares[kKingAreaCount];
  int8_t off_board[kKingAreaCount];  // squares that would belong to it
};

// Empty for kNoSquare.
const KingAreas& KingAreasOf(Color color, Square king);

namespace internal {
struct KingAreaTable {
  KingAreas of[2][kSquareCount + 1];
};
extern const KingAreaTable kKingAreaTable;
}  // namespace internal

inline const KingAreas& KingAreasOf(Color color, Square king) {
  return internal::kKingAreaTable.of[color][king];
}

}  // namespace hakari

#endif  // HAKARI_ENGINE_PREDICT_KING_AREA_H_
