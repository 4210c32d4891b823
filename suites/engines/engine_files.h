// What a suite keeps of an engine besides its answers: which bytes they depend on, as far as its
// specification tells, and how it failed.
#ifndef HAKARI_SUITES_ENGINES_ENGINE_FILES_H_
#define HAKARI_SUITES_ENGINES_ENGINE_FILES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/player/failure.h"
#include "suites/core/engine_spec.h"
#include "suites/core/outcome.h"

namespace hakari::engines {

// Hashes of the program's file, and then of each file that an argument, an option or a variable of
// its environment names: scripts, evaluations, books. An option that names a folder (EvalDir)
// stands for the files in it. What is called a log is left out: the engine writes it. Last the
// files that the specification itself names. kNotFound, with the path, if there is no such program,
// or no such file.
absl::StatusOr<std::vector<std::string>> EngineFileHashes(const suites::EngineSpec& spec);

// What went wrong with a player, as the outcome of a problem.
suites::Outcome OutcomeOfFailure(const player::Failure& failure);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_ENGINE_FILES_H_
