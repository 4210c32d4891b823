// Where the list of what was tried lies: of an engine with a hakari.json beside that file, of our
// own engine with its search.
#ifndef HAKARI_CI_CLI_TREND_TRIALS_PATH_H_
#define HAKARI_CI_CLI_TREND_TRIALS_PATH_H_

#include <string>

#include "absl/status/statusor.h"

namespace hakari::cli {

absl::StatusOr<std::string> TrialsPath();

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_TREND_TRIALS_PATH_H_
