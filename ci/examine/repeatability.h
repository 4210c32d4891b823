// Does an engine count the same nodes again? In a new process, asked twice, after other positions,
// with other processes of its kind at work: engine authors chase exactly this.
#ifndef HAKARI_CI_EXAMINE_REPEATABILITY_H_
#define HAKARI_CI_EXAMINE_REPEATABILITY_H_

#include <atomic>
#include <vector>

#include "ci/examine/examination.h"
#include "suites/core/limits.h"
#include "suites/core/problem.h"
#include "suites/programs/engine_spec.h"

namespace hakari {

struct RepeatQuestion {
  EngineSpec engine;
  std::vector<Problem> positions;  // two at least
  Limits limits;
  int beside = 2;  // engines at work while the last is asked
};

// One row for each way of asking again; where a reset was not enough the advice names one that is,
// if there is one.
std::vector<Examined> ExamineRepeatability(const RepeatQuestion& question,
                                           const std::atomic<bool>& stop);

}  // namespace hakari

#endif  // HAKARI_CI_EXAMINE_REPEATABILITY_H_
