// Are an engine's mates mates, and its refusals true?
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

// All problems to one process, in their order, as a front end does; one row on whether it answers
// them, one on whether what it says is so.
std::vector<Examined> ExamineMateClaims(const MateQuestion& question, const Context& context);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_EXAMINE_MATE_CLAIMS_H_
