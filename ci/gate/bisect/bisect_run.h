// Which commit changed a suite's answers, its counts, or its speed: good and bad are asked first,
// and what differs between them is what the commits between them are told apart by.
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
  std::string problem;    // to look at; empty: the first that differs
  bool by_speed = false;  // else by work
  int rounds = 15;        // of speed: how often two commits are run in turn
};

// kNotFound, kInvalidArgument: the revisions or the problem are not what they should be.
// kCancelled: interrupted; the same call goes on. Anything else: good or bad cannot be asked.
absl::StatusOr<BisectReport> RunBisect(const BisectPlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_BISECT_RUN_H_
