#include "ci/cli/trend/trials_path.h"

#include <filesystem>
#include <optional>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/project/engine_project.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {

absl::StatusOr<std::string> TrialsPath() {
  HAKARI_ASSIGN_OR_RETURN(const std::optional<project::EngineProject> engine,
                          project::FindEngineProject(std::filesystem::current_path().string()));
  if (engine) return absl::StrCat(engine->folder, "/TRIALS.md");
  HAKARI_ASSIGN_OR_RETURN(const std::string root, project::ProjectFolder());
  return absl::StrCat(root, "/engine/search/TRIALS.md");
}

}  // namespace hakari::cli
