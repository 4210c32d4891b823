// Does an engine count the same nodes again? In a new process, asked twice, with other processes
// of its kind at work, in any order of positions: engine authors chase exactly this.
#ifndef HAKARI_CI_CHECK_EXAMINE_REPEATABILITY_H_
#define HAKARI_CI_CHECK_EXAMINE_REPEATABILITY_H_

#include <vector>

#include "base/context/context.h"
#include "ci/check/examine/examination.h"
#include "suites/core/engine_spec.h"
#include "suites/core/limits.h"
#include "suites/core/problem.h"

namespace hakari::check {

struct RepeatQuestion {
  suites::EngineSpec engine;
  std::vector<suites::Problem> positions;  // few: a process is started for each
  std::vector<suites::Problem>
      in_any_order;  // many, asked by one process forwards and by one backwards
  suites::Limits limits;
};

// One row for each way of asking again, one of them beside as many engines at work as jobs; where a
// reset was not enough the advice names one that is, if there is one.
std::vector<Examined> ExamineRepeatability(const RepeatQuestion& question, const Context& context);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_EXAMINE_REPEATABILITY_H_
