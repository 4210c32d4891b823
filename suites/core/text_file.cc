#include "suites/core/text_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"

namespace hakari {
namespace {

constexpr int64_t kMostBytes = int64_t{1} << 30;

absl::Status FileError(absl::string_view path, absl::string_view what) {
  const int error = errno;
  const std::string message = absl::StrCat(path, ": ", what, ": ", std::strerror(error));
  return error == ENOENT ? absl::NotFoundError(message) : absl::UnavailableError(message);
}

absl::Status WriteAll(int file, absl::string_view contents, const std::string& path) {
  while (!contents.empty()) {
    const ssize_t written = write(file, contents.data(), contents.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return FileError(path, "cannot be written");
    contents.remove_prefix(static_cast<size_t>(written));
  }
  if (fsync(file) != 0) return FileError(path, "cannot be written");
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::string> ReadTextFile(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return FileError(path, "cannot be opened");
  const absl::Cleanup close_file = [file] { close(file); };
  std::string contents;
  char buffer[1 << 16];
  while (true) {
    const ssize_t got = read(file, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return FileError(path, "cannot be read");
    if (got == 0) return contents;
    contents.append(buffer, static_cast<size_t>(got));
    if (static_cast<int64_t>(contents.size()) > kMostBytes) {
      return absl::ResourceExhaustedError(absl::StrCat(path, ": larger than 1 GiB"));
    }
  }
}

absl::Status WriteFileAtomically(const std::string& path, absl::string_view contents) {
  const std::string draft = absl::StrCat(path, ".new.", getpid());
  const int file = open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return FileError(draft, "cannot be created");
  absl::Status status = WriteAll(file, contents, draft);
  if (close(file) != 0 && status.ok()) status = FileError(draft, "cannot be written");
  if (status.ok() && rename(draft.c_str(), path.c_str()) != 0) {
    status = FileError(path, "cannot be replaced");
  }
  if (!status.ok()) unlink(draft.c_str());
  return status;
}

absl::Status MakeFolder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (!error) return absl::OkStatus();
  return absl::UnavailableError(absl::StrCat(path, ": cannot be created: ", error.message()));
}

}  // namespace hakari
