// Random games that use everything a record can hold, for round-trip tests. Test only.
#ifndef HAKARI_ENGINE_NOTATION_RANDOM_RECORD_H_
#define HAKARI_ENGINE_NOTATION_RANDOM_RECORD_H_

#include <random>

#include "engine/core/move.h"
#include "engine/notation/record.h"
#include "engine/position/position.h"

namespace hakari::notation {

// A number below `count`; the same on every machine, unlike the library's distributions.
inline int RandomBelow(int count, std::mt19937& random) {
  return static_cast<int>(random() % static_cast<unsigned>(count));
}

// A random legal move; no move if there is none.
Move RandomLegalMove(const Position& position, std::mt19937& random);

// The start of a game: even, with a handicap, or somewhere in the middle of one.
Position RandomStart(std::mt19937& random);

// Lines in canonical order, times in whole seconds, endings that agree with their results.
GameRecord RandomRecord(std::mt19937& random);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_RANDOM_RECORD_H_
