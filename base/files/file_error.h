// What the system said about a file, as a status that names the file.
#ifndef HAKARI_BASE_FILES_FILE_ERROR_H_
#define HAKARI_BASE_FILES_FILE_ERROR_H_

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace hakari {

// `error` is an errno. kNotFound: there is no such file, or it is a folder. kPermissionDenied: it
// is not ours to open. kResourceExhausted: the disk is full. All else is kUnavailable.
absl::Status FileError(int error, absl::string_view path, absl::string_view what);

// The name itself is at fault: it leads nowhere, or to what may not be opened. What is in the file
// is another matter.
bool IsBadFileName(const absl::Status& status);

// All bytes into a descriptor, however few the system takes at a time.

// 0, or the errno of the write that failed. Waits where the descriptor would not.
inline int WriteAll(int file, absl::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(file, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<size_t>(written));
    } else if (errno == EAGAIN) {
      pollfd ready = {file, POLLOUT, 0};
      poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

}  // namespace hakari

#endif  // HAKARI_BASE_FILES_FILE_ERROR_H_
