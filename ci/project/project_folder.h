// The folder of the project's own files: suites, goldens, optional programs. The launcher sets it
// in HAKARI_ROOT; a binary started without the launcher searches upwards from the user's folder.
#ifndef HAKARI_CI_PROJECT_PROJECT_FOLDER_H_
#define HAKARI_CI_PROJECT_PROJECT_FOLDER_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::project {

absl::StatusOr<std::string> ProjectFolder();

// The nearest folder at or above `start` that holds the project; an empty string if none does.
std::string ProjectFolderAbove(absl::string_view start);

// How to call the launcher from the user's folder: "./hakari" in the project's folder, "hakari" if
// PATH leads to it, else its whole path, quoted for a shell if necessary.
std::string LauncherWord();
// The text with every "./hakari" replaced by LauncherWord().
std::string AsTyped(absl::string_view text);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_PROJECT_FOLDER_H_
