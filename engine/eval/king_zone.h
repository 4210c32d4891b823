// The squares around a king, grouped by zone (feature_list.h).
#ifndef HAKARI_ENGINE_EVAL_KING_ZONE_H_
#define HAKARI_ENGINE_EVAL_KING_ZONE_H_

#include <cstdint>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/eval/feature_list.h"

namespace hakari::eval {

// No seven files in a row contain both file 1 and file 8, or both 2 and 9. So the squares up to
// three files from a king stay distinct when the two halves of a bitboard are combined by OR, and
// 64 bits suffice to count them.
class KingZone {
 public:
  constexpr KingZone() = default;
  constexpr KingZone(Color color, Square king);

  // The given squares that are near the king.
  uint64_t Near(Bitboard squares) const {
    const Bitboard near = squares & near_;
    return near.low() | near.high();
  }
  // How many of these near squares lie in a zone (ZoneOf), are next to the king, or are next to the
  // king on a side.
  int CountInZone(int zone, uint64_t near) const { return Count(near & zone_[zone]); }
  int CountNeighbours(uint64_t near) const { return Count(near & neighbours_); }
  int CountOnSide(KingSide side, uint64_t near) const {
    return Count(near & neighbours_ & zone_[ZoneOf(1, side)]);
  }

 private:
  static int Count(uint64_t near) { return __builtin_popcountll(near); }

  Bitboard near_;
  uint64_t zone_[kKingZoneCount] = {};
  uint64_t neighbours_ = 0;
};

struct KingZoneTable {
  constexpr KingZoneTable();
  KingZone of[2][kSquareCount];
};
extern const KingZoneTable kKingZones;

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_KING_ZONE_H_
