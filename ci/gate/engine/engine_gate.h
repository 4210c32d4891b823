// A gate over somebody's engine: two revisions of it over the same positions. Answers and node
// counts are held against each other and against its goldens; processor time is weighed in rounds.
#ifndef HAKARI_CI_GATE_ENGINE_ENGINE_GATE_H_
#define HAKARI_CI_GATE_ENGINE_ENGINE_GATE_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "ci/gate/engine/engine_sides.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/problem_deadline.h"

namespace hakari::gate {

struct EngineGatePlan {
  EngineSide base;
  EngineSide candidate;
  std::string root;                  // Hakari's folder, with the suites
  std::string suite = "middlegame";  // of which positions are searched
  GateRules rules;
  double budget_seconds = 300;                   // for all of it
  int64_t least_deadline_ms = kLeastDeadlineMs;  // of a problem of the candidate
  bool with_work = true;
  bool full = false;  // all positions; else a part of large suites
  int jobs = 1;
  uint64_t seed = 0;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(const std::string&)> progress;
};

// Always a concluded report: what goes wrong is among its faults.
GateReport RunEngineGate(const EngineGatePlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_ENGINE_ENGINE_GATE_H_
