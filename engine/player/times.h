// What an answer took.
#ifndef HAKARI_ENGINE_PLAYER_TIMES_H_
#define HAKARI_ENGINE_PLAYER_TIMES_H_

#include <cstdint>

namespace hakari::player {

struct Times {
  int64_t cpu_ns = -1;  // -1: whoever answered does not know better than whoever asked
  int64_t wall_ns = -1;
};

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_TIMES_H_
