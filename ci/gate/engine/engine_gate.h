// A gate for an external engine: two revisions of it search the same positions. Answers and node
// counts are compared with each other and with the engine's goldens; processor time is weighed in
// rounds.
#ifndef HAKARI_CI_GATE_ENGINE_ENGINE_GATE_H_
#define HAKARI_CI_GATE_ENGINE_ENGINE_GATE_H_

#include <cstdint>
#include <string>

#include "base/context/context.h"
#include "ci/gate/deadlines.h"
#include "ci/gate/engine/engine_rounds.h"
#include "ci/gate/gate_report.h"

namespace hakari::gate {

struct EngineGatePlan {
  Context context;  // root: Hakari's folder, with the suites
  EngineSide base;
  EngineSide candidate;
  std::string suite = "middlegame";  // the suite whose positions are searched
  GateRules rules;
  double budget_seconds = 300;                   // for all of it
  int64_t least_deadline_ms = kLeastDeadlineMs;  // of a problem of the candidate
  bool with_work = true;
  bool full = false;  // all positions; false: a part of large suites
};

// Always returns a concluded report; errors are among its faults.
GateReport RunEngineGate(const EngineGatePlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_ENGINE_ENGINE_GATE_H_
