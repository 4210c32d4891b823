// A USI engine as a program of a suite of ordinary positions: which move does it play?
//
// The answer is the move ("7g7f", "resign", "win"), the counter `nodes` what the engine counted
// until then, if it said; the line is its principal variation. An engine that was told nodes and
// went on until its deadline has not answered the question: that outcome is timed-out.
#ifndef HAKARI_SUITES_ENGINES_PROGRAMS_USI_SEARCH_PROGRAM_H_
#define HAKARI_SUITES_ENGINES_PROGRAMS_USI_SEARCH_PROGRAM_H_

#include "absl/status/statusor.h"
#include "suites/core/engine_spec.h"
#include "suites/core/limits.h"
#include "suites/core/program.h"
#include "suites/engines/go_text.h"

namespace hakari::engines {

// kNotFound, with the path, if there is no such program.
absl::StatusOr<suites::ProgramSpec> UsiSearchProgram(const suites::EngineSpec& spec,
                                                     const suites::EngineRun& run);

// Nodes, depth, or the byoyomi of the spec, which replaces both; an error if nothing limits it.
absl::StatusOr<SearchLimits> EngineSearchLimitsOf(const suites::EngineSpec& spec,
                                                  const suites::Limits& limits);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_USI_SEARCH_PROGRAM_H_
