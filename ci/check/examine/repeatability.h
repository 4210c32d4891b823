// Checks whether an engine counts the same nodes again: in a new process, when asked twice, while
// other processes of its kind search, and in any order of positions.
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
      in_any_order;  // many; one process is asked forwards, another forwards and then backwards
  suites::Limits limits;
};

// One row for each way of repeating; for one of them as many other engines search as there are
// jobs. If a reset was not enough, the advice names one that is, if there is one.
std::vector<Examined> ExamineRepeatability(const RepeatQuestion& question, const Context& context);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_EXAMINE_REPEATABILITY_H_
