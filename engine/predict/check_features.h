// Counts the ways in which a side could give check by its next move, without making moves.
#ifndef HAKARI_ENGINE_PREDICT_CHECK_FEATURES_H_
#define HAKARI_ENGINE_PREDICT_CHECK_FEATURES_H_

#include <cstdint>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/position/position.h"

namespace hakari::predict {

// Pieces on the lines between `color`'s king and the opponent's sliders.
struct KingLines {
  Bitboard pinned;       // pieces of `color` that shield the king
  Bitboard discoverers;  // pieces of the opponent that shield it; by moving away they open a line
  Bitboard sliders;      // sliders of the opponent that attack it
};
KingLines KingLinesOf(const Position& position, Color color);

// Writes the features from feature::kCheckingPieces on. `side` points to the first feature of side
// `us`; these features must be 0 before. `lines` are those of the other king.
void CountChecks(const Position& position, Color us, const KingLines& lines, int8_t* side);

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_CHECK_FEATURES_H_
