// What the system said about a file, as a status that names the file.
#ifndef HAKARI_BASE_FILES_FILE_ERROR_H_
#define HAKARI_BASE_FILES_FILE_ERROR_H_

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace hakari {

// `error` is an errno. kNotFound: there is no such file, or it is a folder. kPermissionDenied: it
// is not ours to open. kResourceExhausted: the disk is full. All else is kUnavailable.
absl::Status FileError(int error, absl::string_view path, absl::string_view what);

// The name itself is at fault: it leads nowhere, or to what may not be opened. What is in the file
// is another matter.
bool IsBadFileName(const absl::Status& status);

}  // namespace hakari

#endif  // HAKARI_BASE_FILES_FILE_ERROR_H_
