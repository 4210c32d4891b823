#include "ci/project/project_folder.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"

namespace hakari::project {
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

namespace {

bool AreOne(const std::filesystem::path& one, const std::filesystem::path& other) {
  std::error_code error;
  return std::filesystem::equivalent(one, other, error) && !error;
}

bool IsInPath(const std::string& launcher) {
  const char* const path = std::getenv("PATH");
  for (absl::string_view folder : absl::StrSplit(path == nullptr ? "" : path, ':')) {
    // The first one found is the one that a shell would run.
    const std::string file = absl::StrCat(folder, "/hakari");
    std::error_code error;
    if (!folder.empty() && std::filesystem::exists(file, error)) return AreOne(file, launcher);
  }
  return false;
}

std::string Quoted(const std::string& word) {
  const bool is_plain = std::all_of(word.begin(), word.end(), [](unsigned char c) {
    return absl::ascii_isalnum(c) || absl::StrContains("/._-+,", static_cast<char>(c));
  });
  if (is_plain) return word;
  return absl::StrCat("'", absl::StrReplaceAll(word, {{"'", "'\\''"}}), "'");
}

}  // namespace

std::string LauncherWord() {
  const absl::StatusOr<std::string> root = ProjectFolder();
  std::error_code error;
  const std::string launcher = root.ok() ? absl::StrCat(*root, "/hakari") : "";
  // A folder without a launcher was made by a test, or was moved.
  if (launcher.empty() || !std::filesystem::exists(launcher, error)) return "./hakari";
  if (AreOne(*root, std::filesystem::current_path(error))) return "./hakari";
  return IsInPath(launcher) ? "hakari" : Quoted(launcher);
}

std::string AsTyped(absl::string_view text) {
  return absl::StrReplaceAll(text, {{"./hakari", LauncherWord()}});
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
      "the project's folder is unknown: start the program with its launcher, ./hakari");
}

}  // namespace hakari::project
