// Problems small enough to write down all that checks can lead to: what brute force can judge.
#ifndef HAKARI_ENGINE_MATE_JUDGES_SMALL_POSITIONS_H_
#define HAKARI_ENGINE_MATE_JUDGES_SMALL_POSITIONS_H_

#include "engine/position/position.h"
#include "engine/reference/samples.h"

namespace hakari::mate {

// A king and a few of its men among a few enemies, with a check for black to give.
Position SmallPosition(reference::Dice& dice);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_SMALL_POSITIONS_H_
