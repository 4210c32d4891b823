#include "ci/cli/trend/history_option.h"

#include "absl/strings/str_cat.h"
#include "ci/history/history.h"
#include "ci/project_folder.h"

namespace hakari {

void AddHistoryOption(CLI::App& command, std::string& path) {
  command
      .add_option("--history", path,
                  absl::StrCat("The history's SQLite file; without it ", kDefaultHistory,
                               " in the project's folder"))
      ->type_name("FILE");
}

absl::StatusOr<std::string> HistoryPath(const std::string& named) {
  if (!named.empty()) return named;
  const absl::StatusOr<std::string> folder = ProjectFolder();
  if (!folder.ok()) return folder.status();
  return absl::StrCat(*folder, "/", kDefaultHistory);
}

}  // namespace hakari
