// Any USI engine as a program of a suite.
//
// If an engine is told nodes and searches on until its deadline, it has not answered the question,
// and the outcome is timed-out. The transcript of a failure goes to a file, and the next problem
// gets a new process.
#ifndef HAKARI_SUITES_ENGINES_PROGRAMS_USI_PROGRAM_H_
#define HAKARI_SUITES_ENGINES_PROGRAMS_USI_PROGRAM_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/engine_spec.h"
#include "suites/core/program.h"
#include "suites/engines/mate_claim.h"

namespace hakari::engines {

// The prefix of a program's name if it is the command of an engine: "usi:CMD ARGS…".
inline constexpr absl::string_view kUsiPrefix = "usi:";

// Reads "usi:…" (engine_spec.h).
absl::StatusOr<suites::EngineSpec> ParseTypedEngine(absl::string_view typed);

// The engine is asked for moves, in suites of ordinary positions. Here and below: kNotFound, with
// the path, if there is no such engine.
absl::StatusOr<suites::ProgramSpec> UsiSearchProgram(const suites::EngineSpec& spec,
                                                     const suites::EngineRun& run);

// The engine is asked for mates. `check` decides whether a claimed mate is one.
absl::StatusOr<suites::ProgramSpec> UsiMateProgram(const suites::EngineSpec& spec,
                                                   const suites::EngineRun& run,
                                                   const MateClaimCheck& check = CheckMateLine);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_USI_PROGRAM_H_
