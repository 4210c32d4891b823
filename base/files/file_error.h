// A system error about a file, as a status that names the file.
#ifndef HAKARI_BASE_FILES_FILE_ERROR_H_
#define HAKARI_BASE_FILES_FILE_ERROR_H_

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace hakari {

// `error` is an errno. kNotFound: no such file, or it is a folder. kPermissionDenied: it may not be
// opened. kResourceExhausted: the disk is full. Everything else is kUnavailable.
absl::Status FileError(int error, absl::string_view path, absl::string_view what);

// True if the name itself is at fault: there is no such file, or it may not be opened. False for
// errors about the contents.
bool IsBadFileName(const absl::Status& status);

// Writes all bytes, even if the system takes only a few at a time. Returns 0, or the errno of the
// write that failed. Waits even if the descriptor is non-blocking.
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
