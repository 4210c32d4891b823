// The squares around a king: by their distance, and its neighbours by where they lie.
#ifndef HAKARI_ENGINE_EVAL_KING_ZONE_H_
#define HAKARI_ENGINE_EVAL_KING_ZONE_H_

#include <cstdint>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/eval/feature_list.h"

namespace hakari::eval {

// No three files hold both file 1 and file 8: a king's neighbours keep apart if the halves of a
// bitboard are laid upon each other, and 64 bits suffice to count them.
class KingZone {
 public:
  constexpr KingZone() = default;
  constexpr KingZone(Color color, Square king);

  // 1 (with the king's own square), 2, 3 and 4.
  Bitboard AtDistance(int distance) const { return at_distance_[distance - 1]; }

  uint64_t Neighbours(Bitboard squares) const {
    const Bitboard near = squares & neighbours_;
    return near.low() | near.high();
  }
  // How many of these neighbours lie in a part of the ring.
  int CountIn(RingPart part, uint64_t neighbours) const {
    return __builtin_popcountll(neighbours & part_[part]);
  }

 private:
  Bitboard at_distance_[kDistances];
  Bitboard neighbours_;
  uint64_t part_[kRingParts] = {};
};

struct KingZoneTable {
  constexpr KingZoneTable();
  KingZone of[2][kSquareCount];
};
extern const KingZoneTable kKingZones;

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_KING_ZONE_H_
