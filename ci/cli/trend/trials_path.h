// The path of the list of trials: beside the hakari.json of an engine, or in our own engine's
// search package.
#ifndef HAKARI_CI_CLI_TREND_TRIALS_PATH_H_
#define HAKARI_CI_CLI_TREND_TRIALS_PATH_H_

#include <string>

#include "absl/status/statusor.h"

namespace hakari::cli {

absl::StatusOr<std::string> TrialsPath();

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_TREND_TRIALS_PATH_H_
