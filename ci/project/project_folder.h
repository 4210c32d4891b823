// Where the project's own files lie: suites, goldens, optional programs. The launcher says so in
// HAKARI_ROOT; a binary started without it looks upwards from the user's folder.
#ifndef HAKARI_CI_PROJECT_PROJECT_FOLDER_H_
#define HAKARI_CI_PROJECT_PROJECT_FOLDER_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::project {

absl::StatusOr<std::string> ProjectFolder();

// The nearest folder at or above `start` that holds the project; an empty string if none does.
std::string ProjectFolderAbove(absl::string_view start);

// How the launcher is called from the user's folder: "./hakari" in the project's own, "hakari"
// where PATH leads to it, else by its whole path, quoted for a shell if need be.
std::string LauncherWord();
// The text with every "./hakari" in it as LauncherWord().
std::string AsTyped(absl::string_view text);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_PROJECT_FOLDER_H_
