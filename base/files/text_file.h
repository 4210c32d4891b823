// Whole files in and out, with errors that name the file.
#ifndef HAKARI_BASE_FILES_TEXT_FILE_H_
#define HAKARI_BASE_FILES_TEXT_FILE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari {

// Refuses folders and anything over 1 GiB, which no text of ours ever is.
absl::StatusOr<std::string> ReadTextFile(const std::string& path);

// Afterwards the file has either its old contents or all of the new, never a part, even if the
// machine stops in between. For files of our own; what a user named goes by output_file.h.
absl::Status WriteFileAtomically(const std::string& path, absl::string_view contents);

// With all folders above it; no error if it is there. A .hakari among them gets a .gitignore that
// holds everything in it.
absl::Status MakeFolder(const std::string& path);

}  // namespace hakari

#endif  // HAKARI_BASE_FILES_TEXT_FILE_H_
