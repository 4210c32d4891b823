// An engine author's own build command.
#ifndef HAKARI_CI_PROJECT_PROJECT_BUILD_H_
#define HAKARI_CI_PROJECT_PROJECT_BUILD_H_

#include "absl/status/status.h"
#include "ci/project/engine_project.h"

namespace hakari::project {

// Runs it in the project's folder and waits; what it says goes to our stderr, and it reads nothing.
// kFailedPrecondition with the command and how it ended, if that was not well.
absl::Status BuildEngine(const EngineProject& project);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_PROJECT_BUILD_H_
