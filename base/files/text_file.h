// Whole files in and out, with errors that name the file.
#ifndef HAKARI_BASE_FILES_TEXT_FILE_H_
#define HAKARI_BASE_FILES_TEXT_FILE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari {

// Refuses folders, and files over 1 GiB: no text of the project is that large.
absl::StatusOr<std::string> ReadTextFile(const std::string& path);

// Afterwards the file has either its old contents or all of the new ones, never a part, even if the
// machine stops in between. For the project's own files; files that the user named are written by
// output_file.h.
absl::Status WriteFileAtomically(const std::string& path, absl::string_view contents);

// Makes the folder and all folders above it; no error if it exists. If one of them is a .hakari, it
// gets a .gitignore that ignores everything in it.
absl::Status MakeFolder(const std::string& path);

}  // namespace hakari

#endif  // HAKARI_BASE_FILES_TEXT_FILE_H_
