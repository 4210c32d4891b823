// What a suite records about an engine besides its answers: the hashes of the files that they
// depend on, as far as the spec names them, and how the engine failed.
#ifndef HAKARI_SUITES_ENGINES_ENGINE_FILES_H_
#define HAKARI_SUITES_ENGINES_ENGINE_FILES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/player/failure.h"
#include "suites/core/engine_spec.h"
#include "suites/core/outcome.h"

namespace hakari::engines {

// Hashes of the program's file, then of each file that an argument, an option or an environment
// variable names (scripts, evaluations, books), then of the files that the spec itself lists. An
// option that names a folder (EvalDir) stands for the files in it. Options and files with "log" in
// their names are left out, because the engine writes these files. kNotFound, with the path: there
// is no such program, or no such listed file.
absl::StatusOr<std::vector<std::string>> EngineFileHashes(const suites::EngineSpec& spec);

// The failure of a player, as the outcome of a problem.
suites::Outcome OutcomeOfFailure(const player::Failure& failure);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_ENGINE_FILES_H_
