// A key for a board together with the attacker's hand, for tables that may lose entries.
#ifndef HAKARI_ENGINE_MATE_STRONG_POSITION_KEY_H_
#define HAKARI_ENGINE_MATE_STRONG_POSITION_KEY_H_

#include <cstdint>

#include "engine/core/hand.h"

namespace hakari::mate {

inline uint64_t PositionKey(uint64_t board_key, Hand hand) {
  return board_key ^ hand.bits() * uint64_t{0x9e3779b97f4a7c15};
}

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_POSITION_KEY_H_
