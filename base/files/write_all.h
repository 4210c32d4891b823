// All bytes into a descriptor, however few the system takes at a time.
#ifndef HAKARI_BASE_FILES_WRITE_ALL_H_
#define HAKARI_BASE_FILES_WRITE_ALL_H_

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>

#include "absl/strings/string_view.h"

namespace hakari {

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

#endif  // HAKARI_BASE_FILES_WRITE_ALL_H_
