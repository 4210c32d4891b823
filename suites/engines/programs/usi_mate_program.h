// A USI engine as a program of a mate suite.
//
// The answer is "mate", "nomate" or "unknown"; the counters are `nodes`, of a mate `plies`, and
// `unchecked` where the check of the mate gave up. Every failure is an outcome of its own status,
// its transcript goes to a file, and the next problem gets a new process.
#ifndef HAKARI_SUITES_ENGINES_PROGRAMS_USI_MATE_PROGRAM_H_
#define HAKARI_SUITES_ENGINES_PROGRAMS_USI_MATE_PROGRAM_H_

#include "absl/status/statusor.h"
#include "suites/core/engine_spec.h"
#include "suites/core/limits.h"
#include "suites/core/program.h"
#include "suites/engines/mate_claim.h"
#include "suites/engines/usi_engine.h"

namespace hakari::engines {

// kNotFound, with the path, if there is no such program.
absl::StatusOr<suites::ProgramSpec> UsiMateProgram(const suites::EngineSpec& spec,
                                                   const suites::EngineRun& run,
                                                   const MateClaimCheck& check = CheckMateLine);

// A `go mate` knows no nodes, so a limit on them becomes a time by a rate that no engine falls
// short of by much; a second at least, which is the least that some think.
absl::StatusOr<EngineMateLimits> EngineMateLimitsOf(const suites::EngineSpec& spec,
                                                    const suites::Limits& limits);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_USI_MATE_PROGRAM_H_
