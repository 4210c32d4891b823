#include "ci/project_folder.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari {
namespace {

// Only this project has both.
bool HoldsProject(const std::filesystem::path& folder) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(folder / "WORKSPACE", ignored) &&
         std::filesystem::is_directory(folder / "ci" / "cli", ignored);
}

}  // namespace

std::string ProjectFolderAbove(absl::string_view start) {
  std::filesystem::path folder{std::string(start)};
  while (!HoldsProject(folder)) {
    if (folder == folder.parent_path()) return "";
    folder = folder.parent_path();
  }
  return folder.string();
}

absl::StatusOr<std::string> ProjectFolder() {
  if (const char* root = std::getenv("HAKARI_ROOT"); root != nullptr && *root != '\0') {
    if (HoldsProject(root)) return std::string(root);
    return absl::NotFoundError(absl::StrCat("HAKARI_ROOT=", root, " is not the project's folder"));
  }
  std::error_code error;
  const std::string here = std::filesystem::current_path(error).string();
  const std::string found = error ? "" : ProjectFolderAbove(here);
  if (!found.empty()) return found;
  return absl::NotFoundError(
      "the project's folder is unknown: start the program by its launcher, ./hakari");
}

}  // namespace hakari
