// df-pn+ (Nagai 2002): df-pn in which an unknown position starts with numbers from an evaluation,
// here an evaluation of the destination square of the move. All numbers are integers, so node
// counts are the same on every machine.
#ifndef HAKARI_ENGINE_MATE_DFPNPLUS_H_
#define HAKARI_ENGINE_MATE_DFPNPLUS_H_

#include "engine/mate/depth_first.h"
#include "engine/mate/dfpn.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"

namespace hakari::mate {

struct SquareEvaluation : NoPolicy {
  Numbers Absent(const ChildView& child) const;
};

using DfpnplusSearch = DepthFirstSearch<DfpnRuleWith<SquareEvaluation>>;

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_DFPNPLUS_H_
