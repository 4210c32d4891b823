// PDS (Nagai 1998) as Miwa's thesis uses it: a node is left when both its numbers have reached
// their limits, and the limit of the number that is smaller is raised by one.
#ifndef HAKARI_ENGINE_MATE_PDS_H_
#define HAKARI_ENGINE_MATE_PDS_H_

#include <algorithm>
#include <cstdint>

#include "engine/core/move.h"
#include "engine/mate/depth_first.h"
#include "engine/mate/numbers.h"
#include "engine/position/position.h"

namespace hakari {

struct PdsRule {
  Numbers FirstLimit() const { return {1, 1}; }
  Numbers NextLimit(Numbers n, const ChildView&) const {
    return n.phi <= n.delta ? Numbers{n.phi + 1, n.delta} : Numbers{n.phi, n.delta + 1};
  }
  bool Reached(Numbers n, Numbers limit) const {
    return n.phi >= limit.phi && n.delta >= limit.delta;
  }
  Numbers Absent(const ChildView&) const { return {1, 1}; }
  // Children below the local number are all alike; but one that is solved stands out.
  uint32_t CountedDelta(uint32_t delta, uint32_t local_phi) const {
    return delta == 0 ? 0 : std::max(delta, local_phi);
  }
  Numbers ChildLimit(const Family& family, Numbers limit, const ChildView&) const {
    const Numbers child = family.best_numbers;
    const bool more_phi = limit.delta > family.sum_phi &&
                          (child.phi <= child.delta || limit.phi <= family.least_delta);
    return more_phi ? Numbers{child.phi + 1, child.delta} : Numbers{child.phi, child.delta + 1};
  }
};

using PdsSearch = DepthFirstSearch<PdsRule>;

}  // namespace hakari

#endif  // HAKARI_ENGINE_MATE_PDS_H_
