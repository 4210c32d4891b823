// Checks whether a mate that an engine claims is one.
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
    kUnchecked,  // the check used up its budget
  };

  Kind kind = Kind::kHolds;
  std::string why;  // empty if it holds
};

// The attacker is the side to move.
using MateClaimCheck =
    std::function<MateClaimVerdict(const Position&, const std::vector<Move>& line)>;

// Checks only the line: every move is legal, the attacker's moves give check, and the last one
// mates. It does not check that other defences fail too.
MateClaimVerdict CheckMateLine(const Position& position, const std::vector<Move>& line);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_MATE_CLAIM_H_
