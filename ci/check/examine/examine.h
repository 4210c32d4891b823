// Examines a USI engine: whether it starts, obeys its limits, repeats itself, keeps its time, and
// whether its mates are mates.
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
  int64_t movetime_ms = 1'000;  // some engines never think for less
  int64_t mate_ms = 2'000;
  std::vector<suites::Problem> positions;     // a few ordinary ones, at least two
  std::vector<suites::Problem> in_any_order;  // many ordinary ones
  std::vector<suites::Problem> mates;         // with the note answer=mate or nomate
  engines::MateClaimCheck check = engines::CheckMateLine;
  std::optional<project::NodeSignature> signature;  // as hakari.json has it
};

// For the row "repeats under load" as many other engines search as `context` has jobs.
Examination Examine(const ExamineOptions& options, const Context& context);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_EXAMINE_EXAMINE_H_
