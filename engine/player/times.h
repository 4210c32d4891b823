// The time that an answer took.
#ifndef HAKARI_ENGINE_PLAYER_TIMES_H_
#define HAKARI_ENGINE_PLAYER_TIMES_H_

#include <cstdint>

namespace hakari::player {

struct Times {
  int64_t cpu_ns = -1;  // -1: the player has no better measurement than the caller
  int64_t wall_ns = -1;
};

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_TIMES_H_
