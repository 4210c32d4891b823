// Checks whether an engine's mates are mates, and whether its refusals are true.
#ifndef HAKARI_CI_CHECK_EXAMINE_MATE_CLAIMS_H_
#define HAKARI_CI_CHECK_EXAMINE_MATE_CLAIMS_H_

#include <cstdint>
#include <vector>

#include "base/context/context.h"
#include "ci/check/examine/examination.h"
#include "suites/core/engine_spec.h"
#include "suites/core/problem.h"
#include "suites/engines/mate_claim.h"

namespace hakari::check {

struct MateQuestion {
  suites::EngineSpec engine;
  std::vector<suites::Problem> problems;  // with the note answer=mate or nomate
  int64_t time_ms = 0;                    // for go mate
  uint64_t nodes = 0;                     // for mate=search
  engines::MateClaimCheck check;
};

// Gives all problems to one process, in their order, as a front end does. One row says whether it
// answers them, one whether its claims are true.
std::vector<Examined> ExamineMateClaims(const MateQuestion& question, const Context& context);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_EXAMINE_MATE_CLAIMS_H_
