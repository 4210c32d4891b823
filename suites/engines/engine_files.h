// Which bytes an engine's answers depend on, as far as its specification tells.
#ifndef HAKARI_SUITES_ENGINES_ENGINE_FILES_H_
#define HAKARI_SUITES_ENGINES_ENGINE_FILES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/core/engine_spec.h"

namespace hakari::engines {

// Hashes of the program's file, and then of each file that an argument, an option or a variable of
// its environment names: scripts, evaluations, books. An option that names a folder (EvalDir)
// stands for the files in it. What is called a log is left out: the engine writes it. kNotFound,
// with the path, if there is no such program.
absl::StatusOr<std::vector<std::string>> EngineFileHashes(const suites::EngineSpec& spec);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_ENGINE_FILES_H_
