// The eight directions of the board, seen by black: up is towards rank 1, right towards file 1.
#ifndef HAKARI_ENGINE_CORE_DIRECTION_H_
#define HAKARI_ENGINE_CORE_DIRECTION_H_

#include <cstdint>

namespace hakari {

// Opposites are neighbours, so that Opposite() is one operation even for kNoDirection.
enum Direction : uint8_t {
  kUp,
  kDown,
  kRight,
  kLeft,
  kUpRight,
  kDownLeft,
  kDownRight,
  kUpLeft,
  kNoDirection,  // between two squares that are not on one line
};

constexpr int kDirectionCount = 8;
// The rows of a table indexed by direction: kNoDirection and its opposite have a row too.
constexpr int kDirectionRows = 10;

constexpr Direction Opposite(Direction direction) { return static_cast<Direction>(direction ^ 1); }

struct Step {
  int file;
  int rank;
};

constexpr Step kSteps[kDirectionCount] = {{0, -1},  {0, 1}, {-1, 0}, {1, 0},
                                          {-1, -1}, {1, 1}, {-1, 1}, {1, -1}};

}  // namespace hakari

#endif  // HAKARI_ENGINE_CORE_DIRECTION_H_
