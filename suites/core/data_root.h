// The project's folder, below which problem files and goldens lie.
#ifndef HAKARI_SUITES_CORE_DATA_ROOT_H_
#define HAKARI_SUITES_CORE_DATA_ROOT_H_

#include <string>

#include "absl/status/statusor.h"

namespace hakari {

// What the launcher names in HAKARI_ROOT; without it the folder that the process is in, if it holds
// the suites (so it is in tests, and for who runs the binary by hand in the project's folder).
absl::StatusOr<std::string> DataRoot();

}  // namespace hakari

#endif  // HAKARI_SUITES_CORE_DATA_ROOT_H_
