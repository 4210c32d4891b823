// A USI engine as a program of a mate suite.
//
// The answer is "mate", "nomate" or "unknown"; the counters are `nodes`, of a mate `plies`, and
// `unchecked` where the check of the mate gave up. Every failure is an outcome of its own status,
// its transcript goes to a file, and the next problem gets a new process.
#ifndef HAKARI_SUITES_PROGRAMS_USI_MATE_PROGRAM_H_
#define HAKARI_SUITES_PROGRAMS_USI_MATE_PROGRAM_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/limits.h"
#include "suites/core/program.h"
#include "suites/programs/engine_spec.h"
#include "suites/programs/mate_claim.h"
#include "suites/programs/usi_engine.h"

namespace hakari {

struct UsiMateOptions {
  MateClaimCheck check = CheckMateLine;
  std::string transcript_folder;  // of failures, <problem>.txt; empty: they are not kept
};

// What a name of a program begins with if it is an engine's command: "usi:CMD ARGS…".
inline constexpr absl::string_view kUsiPrefix = "usi:";

// Reads "usi:…" (engine_spec.h). kNotFound, with the path, if there is no such program.
absl::StatusOr<ProgramSpec> UsiMateProgram(absl::string_view name, const UsiMateOptions& options);
absl::StatusOr<ProgramSpec> UsiMateProgram(const EngineSpec& spec, const UsiMateOptions& options);

// A `go mate` knows no nodes, so a limit on them becomes a time by a rate that no engine falls
// short of by much; a second at least, which is the least that some think.
absl::StatusOr<EngineMateLimits> EngineMateLimitsOf(const EngineSpec& spec, const Limits& limits);

}  // namespace hakari

#endif  // HAKARI_SUITES_PROGRAMS_USI_MATE_PROGRAM_H_
