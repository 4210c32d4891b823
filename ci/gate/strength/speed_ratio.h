// Compares the time per node of both sides, so that games with limits in nodes can give both sides
// the same time.
#ifndef HAKARI_CI_GATE_STRENGTH_SPEED_RATIO_H_
#define HAKARI_CI_GATE_STRENGTH_SPEED_RATIO_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/statistics/effect.h"
#include "suites/core/engine_spec.h"

namespace hakari::gate {

// The change of the time per node from base to candidate, over a few positions of the middle game,
// in rounds of fresh processes. An error if an engine fails, does not repeat its node counts, or
// has no known processor time.
absl::StatusOr<Effect> TimePerNodeOf(const suites::EngineSpec& base,
                                     const suites::EngineSpec& candidate, const Context& context);

// The nodes that the candidate can search in the time of `base_nodes` nodes of the base. It is
// `base_nodes` if the interval includes no change: otherwise noise would be weighed.
uint64_t NodesInTheSameTime(uint64_t base_nodes, const Effect& time_per_node);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_STRENGTH_SPEED_RATIO_H_
