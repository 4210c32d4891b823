// The two sides of a gate over somebody's engine: revisions of the repository that hakari.json lies
// in, checked out and built by its own command.
#ifndef HAKARI_CI_GATE_ENGINE_ENGINE_SIDES_H_
#define HAKARI_CI_GATE_ENGINE_ENGINE_SIDES_H_

#include <string>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "ci/project/engine_project.h"

namespace hakari::gate {

struct EngineSide {
  std::string whose;               // "base", "candidate"
  std::string revision;            // a commit, or "worktree"
  project::EngineProject project;  // as the present hakari.json says, but in this side's folder
};

// `revision` as git understands it, or "worktree" for the project as it lies there. What
// hakari.json says is taken from `project` on both sides: so both are asked alike.
absl::StatusOr<EngineSide> PrepareEngineSide(const project::EngineProject& project,
                                             const std::string& whose, const std::string& revision,
                                             const Context& context);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_ENGINE_ENGINE_SIDES_H_
