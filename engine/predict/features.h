// Fast extraction of the features of a position: some hundred nanoseconds, no allocation.
#ifndef HAKARI_ENGINE_PREDICT_FEATURES_H_
#define HAKARI_ENGINE_PREDICT_FEATURES_H_

#include <array>
#include <cstdint>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/position/position.h"
#include "engine/predict/feature_list.h"

namespace hakari::predict {

using Features = std::array<int8_t, kFeatureCount>;

// Does not depend on the side to move: the ways to give check are counted for each side as if it
// were to move.
void ExtractFeatures(const Position& position, Color attacker, Features& features);

// The areas around a king, precomputed for every king's square and colour.
//
// An area lies within five files, and no five files contain both file 1 and file 8, or both 2 and
// 9. So the two halves of a bitboard can be folded into one word, and counting an area takes one
// AND and one popcount.

// The areas overlap: the ring is part of front and back.
enum KingAreaKind { kRingOfKing, kFrontOfKing, kBackOfKing, kKingAreaCount };

// The areas of kNoSquare are empty.
class KingAreas {
 public:
  constexpr KingAreas() = default;
  constexpr KingAreas(Color color, Square king);  // defined in features.cc, for the table
  static const KingAreas& Of(Color color, Square king);

  // Folds the part of a set that lies in the areas.
  uint64_t Fold(Bitboard set) const {
    const Bitboard near = set & window_;
    return near.low() | near.high();
  }
  // The number of squares of a folded set that lie in the area.
  int Count(KingAreaKind area, uint64_t folded) const {
    return __builtin_popcountll(folded & squares_[area]);
  }
  // The number of squares of the area that are off the board.
  int OffBoard(KingAreaKind area) const { return off_board_[area]; }

 private:
  Bitboard window_;
  uint64_t squares_[kKingAreaCount] = {};  // folded
  int8_t off_board_[kKingAreaCount] = {};
};

// The areas of every king; constant-initialized.
struct KingAreaTable {
  constexpr KingAreaTable();

  KingAreas of[2][kSquareCount + 1];
};
extern const KingAreaTable kKingAreaTable;

inline const KingAreas& KingAreas::Of(Color color, Square king) {
  return kKingAreaTable.of[color][king];
}

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_FEATURES_H_
