// Any USI engine as a program of a suite.
//
// An engine that was told nodes and went on until its deadline has not answered the question: that
// outcome is timed-out. The transcript of a failure goes to a file, and the next problem gets a new
// process.
#ifndef HAKARI_SUITES_ENGINES_PROGRAMS_USI_PROGRAM_H_
#define HAKARI_SUITES_ENGINES_PROGRAMS_USI_PROGRAM_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/engine_spec.h"
#include "suites/core/program.h"
#include "suites/engines/mate_claim.h"

namespace hakari::engines {

// What a name of a program begins with if it is an engine's command: "usi:CMD ARGS…".
inline constexpr absl::string_view kUsiPrefix = "usi:";

// Reads "usi:…" (engine_spec.h).
absl::StatusOr<suites::EngineSpec> ParseTypedEngine(absl::string_view typed);

// Asked for a move, of a suite of ordinary positions. Here and below: kNotFound, with the path, if
// there is no such engine.
absl::StatusOr<suites::ProgramSpec> UsiSearchProgram(const suites::EngineSpec& spec,
                                                     const suites::EngineRun& run);

// Asked for a mate. `check` says whether one that it claims is one.
absl::StatusOr<suites::ProgramSpec> UsiMateProgram(const suites::EngineSpec& spec,
                                                   const suites::EngineRun& run,
                                                   const MateClaimCheck& check = CheckMateLine);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_USI_PROGRAM_H_
