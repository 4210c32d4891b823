#include "ci/cli/trend/history_option.h"

#include <filesystem>
#include <optional>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/history/history.h"
#include "ci/project/engine_project.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {

void AddHistoryOption(CLI::App& command, std::string& path) {
  command
      .add_option("--history", path,
                  absl::StrCat("The history's SQLite file; without it ", history::kDefaultHistory,
                               ", or what hakari.json says"))
      ->type_name("FILE");
}

absl::StatusOr<std::string> HistoryPath(const std::string& named) {
  if (!named.empty()) return named;
  HAKARI_ASSIGN_OR_RETURN(const std::optional<project::EngineProject> engine,
                          project::FindEngineProject(std::filesystem::current_path().string()));
  if (engine.has_value()) return absl::StrCat(engine->folder, "/", engine->history);
  HAKARI_ASSIGN_OR_RETURN(const std::string folder, project::ProjectFolder());
  return absl::StrCat(folder, "/", history::kDefaultHistory);
}

absl::StatusOr<std::string> MeasuredFolder() {
  HAKARI_ASSIGN_OR_RETURN(const std::optional<project::EngineProject> engine,
                          project::FindEngineProject(std::filesystem::current_path().string()));
  if (engine.has_value()) return engine->folder;
  return project::ProjectFolder();
}

}  // namespace hakari::cli
