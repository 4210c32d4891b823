// Whether a mate that an engine claims is one.
#ifndef HAKARI_SUITES_ENGINES_MATE_CLAIM_H_
#define HAKARI_SUITES_ENGINES_MATE_CLAIM_H_

#include <functional>
#include <string>
#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::engines {

struct MateClaimVerdict {
  enum class Kind {
    kHolds,
    kIllegalMove,
    kWrong,
    kUnchecked,  // the budget of the check did not suffice
  };

  Kind kind = Kind::kHolds;
  std::string why;  // of anything but kHolds
};

// The attacker is the side to move.
using MateClaimCheck =
    std::function<MateClaimVerdict(const Position&, const std::vector<Move>& line)>;

// Of the line alone: every move is legal, the attacker's give check, and the last one mates. That
// other defences fail too, it does not ask.
MateClaimVerdict CheckMateLine(const Position& position, const std::vector<Move>& line);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_MATE_CLAIM_H_
