// The features of a position, extracted fast: some hundred nanoseconds, no allocation.
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

// Whose move it is does not matter: each side's chances of giving check are counted as if it were
// to move.
void ExtractFeatures(const Position& position, Color attacker, Features& features);

// The squares around a king that are looked at together, for every king's square and colour.
//
// They lie within five files, and no five files hold both file 1 and file 8, nor 2 and 9: so the
// two halves of a bitboard fold into one word, and an area costs one operation and one count of
// bits.

// They overlap: the ring is part of front and back.
enum KingAreaKind { kRingOfKing, kFrontOfKing, kBackOfKing, kKingAreaCount };

// Nothing belongs to the areas of kNoSquare.
class KingAreas {
 public:
  constexpr KingAreas() = default;
  constexpr KingAreas(Color color, Square king);  // within features.cc, for the table
  static const KingAreas& Of(Color color, Square king);

  // A set of squares as far as it lies in any of the areas.
  uint64_t Fold(Bitboard set) const {
    const Bitboard near = set & window_;
    return near.low() | near.high();
  }
  // How many of its squares belong to the area.
  int Count(KingAreaKind area, uint64_t folded) const {
    return __builtin_popcountll(folded & squares_[area]);
  }
  // Squares that would belong to it, were the board larger.
  int OffBoard(KingAreaKind area) const { return off_board_[area]; }

 private:
  Bitboard window_;
  uint64_t squares_[kKingAreaCount] = {};  // folded
  int8_t off_board_[kKingAreaCount] = {};
};

// For every king; a constant.
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
