#include "base/hash/file_hash.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>

#include "absl/strings/string_view.h"
#include "base/files/file_error.h"
#include "base/hash/content_hash.h"

namespace hakari {

absl::StatusOr<std::string> FileHash(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return FileError(errno, path, "cannot be read");
  struct stat about = {};
  const bool is_known = fstat(file, &about) == 0;
  const size_t size = static_cast<size_t>(about.st_size);
  void* bytes = is_known ? nullptr : MAP_FAILED;
  if (size > 0) bytes = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
  const int error = errno;
  close(file);
  if (bytes == MAP_FAILED) return FileError(error, path, "cannot be read");
  std::string hash = ContentHash(absl::string_view(static_cast<const char*>(bytes), size));
  if (size > 0) munmap(bytes, size);
  return hash;
}

absl::StatusOr<std::string> BinaryHash() { return FileHash("/proc/self/exe"); }

}  // namespace hakari
