// What can be wrong with the words of a gate and is found out in milliseconds: nobody shall wait
// for two builds to hear of it.
#ifndef HAKARI_CI_CLI_GATE_GATE_CHECKS_H_
#define HAKARI_CI_CLI_GATE_GATE_CHECKS_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "ci/cli/gate/gate_options.h"
#include "ci/project/engine_project.h"

namespace hakari::cli {

// Folders, revisions and the filter; `project` is Hakari's own folder, `engine` the one that is
// gated, if it is one. What is wrong is kNotFound or kInvalidArgument.
absl::Status CheckGateWords(const GateOptions& options, const std::string& project,
                            const std::optional<project::EngineProject>& engine);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_GATE_CHECKS_H_
