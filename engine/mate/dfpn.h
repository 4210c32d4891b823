// df-pn (Nagai 2002): a node is left as soon as one of its numbers reaches its limit, and the child
// searched next gets the part of the limit that its siblings do not use.
#ifndef HAKARI_ENGINE_MATE_DFPN_H_
#define HAKARI_ENGINE_MATE_DFPN_H_

#include <algorithm>
#include <cstdint>

#include "engine/mate/depth_first.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"

namespace hakari::mate {

template <typename Policy>
struct DfpnRuleWith : Policy {
  static constexpr bool kIsBent = kBends<Policy>;

  Numbers FirstLimit() const { return kLargestLimit; }
  Numbers NextLimit(Numbers, Numbers) const { return FirstLimit(); }
  bool Reached(Numbers n, Numbers limit) const {
    return n.phi >= limit.phi || n.delta >= limit.delta;
  }
  uint32_t CountedDelta(uint32_t delta, uint32_t) const { return delta; }
  Numbers ChildLimit(const Family& family, Numbers limit, Numbers by) const {
    const uint32_t of_siblings = family.sum_phi - family.best_numbers.phi;
    const uint32_t phi = limit.delta - of_siblings;
    const uint32_t beyond_second = family.second_delta + by.delta;
    const uint32_t delta = std::min(limit.phi, beyond_second);
    return {std::min(phi, kLargestFiniteNumber), std::min(delta, kLargestFiniteNumber)};
  }
};

using DfpnRule = DfpnRuleWith<NoPolicy>;
using DfpnSearch = DepthFirstSearch<DfpnRule>;

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_DFPN_H_
