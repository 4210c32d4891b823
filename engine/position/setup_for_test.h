// Positions from short strings, for tests of packages below notation.
#ifndef HAKARI_ENGINE_POSITION_SETUP_FOR_TEST_H_
#define HAKARI_ENGINE_POSITION_SETUP_FOR_TEST_H_

#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/position/position.h"

namespace hakari {

// Pieces as "K59 k51 +r55": SFEN's letter, file, rank; upper case is black, '+' is promoted.
Position PositionOf(const char* pieces, Color side_to_move = kBlack);
// A hand as letters, one a piece: "PPG".
Hand HandOf(const char* letters);
// The same with hands.
Position PositionOf(const char* pieces, Color side_to_move, const char* black_hand,
                    const char* white_hand);

}  // namespace hakari

#endif  // HAKARI_ENGINE_POSITION_SETUP_FOR_TEST_H_
