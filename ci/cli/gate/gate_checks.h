// Checks of a gate's arguments that take milliseconds, so that the user does not wait for two
// builds before an error is reported.
#ifndef HAKARI_CI_CLI_GATE_GATE_CHECKS_H_
#define HAKARI_CI_CLI_GATE_GATE_CHECKS_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "ci/cli/gate/gate_options.h"
#include "ci/project/engine_project.h"

namespace hakari::cli {

// Checks folders, revisions, the filter and the suite. `project` is Hakari's own folder, `engine`
// the engine under test, if there is one. Errors are kNotFound or kInvalidArgument.
absl::Status CheckGateWords(const GateOptions& options, const std::string& project,
                            const std::optional<project::EngineProject>& engine);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_GATE_CHECKS_H_
