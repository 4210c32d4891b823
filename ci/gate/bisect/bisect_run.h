// Finds the commit that changed a suite's answers, its counts or its speed. The good and the bad
// commit are asked first; what differs between them tells the commits between them apart.
#ifndef HAKARI_CI_GATE_BISECT_BISECT_RUN_H_
#define HAKARI_CI_GATE_BISECT_BISECT_RUN_H_

#include <string>

#include "absl/status/statusor.h"
#include "ci/gate/bisect/bisect_report.h"
#include "ci/gate/bisect/revision_asker.h"

namespace hakari::gate {

struct BisectPlan {
  AskPlan ask;
  std::string good, bad;  // revisions; the good one must lie in the past of the bad one
  std::string problem;    // the problem to look at; empty: the first that differs
  bool by_speed = false;  // false: by work
  int rounds = 15;        // by speed: how often the two commits run in turn
};

// kNotFound, kInvalidArgument: a revision or the problem is wrong. kCancelled: interrupted; the
// same call continues the search. Any other error: the good or the bad commit cannot be asked.
absl::StatusOr<BisectReport> RunBisect(const BisectPlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_BISECT_RUN_H_
