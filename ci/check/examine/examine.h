// Examines a USI engine: does it come up, does it heed its limits, does it repeat itself, does it
// keep its time, are its mates mates?
#ifndef HAKARI_CI_CHECK_EXAMINE_EXAMINE_H_
#define HAKARI_CI_CHECK_EXAMINE_EXAMINE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/context/context.h"
#include "ci/check/examine/examination.h"
#include "ci/project/engine_project.h"
#include "suites/core/engine_spec.h"
#include "suites/core/problem.h"
#include "suites/engines/mate_claim.h"

namespace hakari::check {

struct ExamineOptions {
  std::string shown;  // the engine, for people
  suites::EngineSpec engine;
  uint64_t nodes = 10'000;
  int64_t movetime_ms = 1'000;  // the least that some engines think
  int64_t mate_ms = 2'000;
  std::vector<suites::Problem> positions;     // few ordinary ones, two at least
  std::vector<suites::Problem> in_any_order;  // many ordinary ones
  std::vector<suites::Problem> mates;         // with the note answer=mate or nomate
  engines::MateClaimCheck check = engines::CheckMateLine;
  std::optional<project::NodeSignature> signature;  // as hakari.json has it
};

// As many engines as jobs are at work beside another.
Examination Examine(const ExamineOptions& options, const Context& context);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_EXAMINE_EXAMINE_H_
