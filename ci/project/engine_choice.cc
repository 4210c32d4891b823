#include "ci/project/engine_choice.h"

#include <optional>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/project/engine_project.h"
#include "ci/project/suite_choice.h"
#include "suites/engines/programs/usi_program.h"

namespace hakari::project {

absl::StatusOr<EngineChoice> ChooseEngine(absl::string_view program, const std::string& here,
                                          bool build) {
  if (absl::StartsWith(program, engines::kUsiPrefix)) {
    HAKARI_ASSIGN_OR_RETURN(const suites::EngineSpec spec, engines::ParseTypedEngine(program));
    return EngineChoice{spec, "", std::string(program)};
  }
  HAKARI_ASSIGN_OR_RETURN(const std::optional<EngineProject> project, FindEngineProject(here));
  if (!project.has_value() || (!program.empty() && program != project->name)) {
    return absl::NotFoundError(absl::StrCat(
        "no engine '", program, "': expected usi:COMMAND, or the name that a ", kProjectFile,
        " at or above this folder gives", project.has_value() ? ", " + project->name : ""));
  }
  if (build) {
    HAKARI_RETURN_IF_ERROR(BuildEngine(*project));
  }
  return EngineChoice{project->engine, project->name, project->name};
}

}  // namespace hakari::project
