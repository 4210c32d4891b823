#include "base/files/text_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <system_error>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/str_cat.h"
#include "base/files/file_draft.h"
#include "base/files/file_error.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

constexpr int64_t kMostBytes = int64_t{1} << 30;

// A .hakari folder belongs to one machine. It must not be committed, whichever command made it.
absl::Status KeepOutOfRepositories(const std::string& path) {
  std::filesystem::path above;
  for (const std::filesystem::path& part : std::filesystem::path(path)) {
    above /= part;
    if (part != ".hakari") continue;
    const std::string file = (above / ".gitignore").string();
    std::error_code error;
    if (std::filesystem::exists(file, error)) continue;
    HAKARI_RETURN_IF_ERROR(WriteFileAtomically(file, "*\n"));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::string> ReadTextFile(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return FileError(errno, path, "cannot be opened");
  const absl::Cleanup close_file = [file] { close(file); };
  std::string contents;
  char buffer[1 << 16];
  while (true) {
    const ssize_t got = read(file, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return FileError(errno, path, "cannot be read");
    if (got == 0) return contents;
    contents.append(buffer, static_cast<size_t>(got));
    if (static_cast<int64_t>(contents.size()) > kMostBytes) {
      return absl::ResourceExhaustedError(absl::StrCat(path, ": larger than 1 GiB"));
    }
  }
}

absl::Status WriteFileAtomically(const std::string& path, absl::string_view contents) {
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<FileDraft> draft, FileDraft::Create(path));
  const absl::Status written = draft->Write(contents);
  return written.ok() ? draft->Replace() : written;
}

absl::Status MakeFolder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return FileError(error.value(), path, "cannot be created");
  return KeepOutOfRepositories(path);
}

}  // namespace hakari
