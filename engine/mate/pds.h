// PDS (Nagai 1998) as Miwa's thesis uses it: a node is left when both its numbers have reached
// their limits, and the limit of the number that is smaller is raised by one (by the policy's
// increment, if there is a policy; smaller is then meant in proportion to the increments).
#ifndef HAKARI_ENGINE_MATE_PDS_H_
#define HAKARI_ENGINE_MATE_PDS_H_

#include <algorithm>
#include <cstdint>

#include "engine/mate/depth_first.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"

namespace hakari::mate {

template <typename Policy>
struct PdsRuleWith : Policy {
  static constexpr bool kIsBent = kBends<Policy>;

  Numbers FirstLimit() const { return {1, 1}; }
  Numbers NextLimit(Numbers n, Numbers by) const {
    return PhiIsSmaller(n, by) ? Numbers{n.phi + by.phi, n.delta}
                               : Numbers{n.phi, n.delta + by.delta};
  }
  bool Reached(Numbers n, Numbers limit) const {
    return n.phi >= limit.phi && n.delta >= limit.delta;
  }
  // All children below the local number count the same, except a solved one.
  uint32_t CountedDelta(uint32_t delta, uint32_t local_phi) const {
    return delta == 0 ? 0 : std::max(delta, local_phi);
  }
  Numbers ChildLimit(const Family& family, Numbers limit, Numbers by) const {
    const Numbers n = family.best_numbers;
    const bool more_phi =
        limit.delta > family.sum_phi && (PhiIsSmaller(n, by) || limit.phi <= family.least_delta);
    if (this->BoundsIncrements()) by = Bounded(family, limit, by);
    return more_phi ? Numbers{n.phi + by.phi, n.delta} : Numbers{n.phi, n.delta + by.delta};
  }

 private:
  // The parent reaches its limit once the child's phi has grown by what the parent's sum lacks, or
  // the child's delta has reached what the parent's least delta must be. The difference for the
  // number that is raised is at least one.
  static Numbers Bounded(const Family& family, Numbers limit, Numbers by) {
    const Numbers n = family.best_numbers;
    const uint32_t phi_lacks = limit.delta - std::min(limit.delta, family.sum_phi);
    const uint32_t delta_lacks = limit.phi - std::min(limit.phi, n.delta);
    return {std::min(by.phi, std::max(1u, phi_lacks)),
            std::min(by.delta, std::max(1u, delta_lacks))};
  }
  static bool PhiIsSmaller(Numbers n, Numbers by) {
    if (by.phi == by.delta) return n.phi <= n.delta;
    return uint64_t{n.phi} * by.delta <= uint64_t{n.delta} * by.phi;
  }
};

using PdsRule = PdsRuleWith<NoPolicy>;
using PdsSearch = DepthFirstSearch<PdsRule>;

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_PDS_H_
