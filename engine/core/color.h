// The two sides. Black (先手) moves first and towards rank 1.
#ifndef HAKARI_ENGINE_CORE_COLOR_H_
#define HAKARI_ENGINE_CORE_COLOR_H_

#include <cstdint>

namespace hakari {

enum Color : uint8_t { kBlack = 0, kWhite = 1 };

constexpr Color kColors[] = {kBlack, kWhite};

constexpr Color Opponent(Color color) { return static_cast<Color>(color ^ 1); }

}  // namespace hakari

#endif  // HAKARI_ENGINE_CORE_COLOR_H_
