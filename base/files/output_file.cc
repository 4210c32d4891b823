#include "base/files/output_file.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iostream>
#include <optional>

#include "absl/memory/memory.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "absl/time/clock.h"
#include "base/files/file_draft.h"
#include "base/files/file_error.h"
#include "base/files/text_file.h"

namespace hakari {
namespace {

constexpr char kNotWritable[] = "cannot be written";

bool IsRegular(int file) {
  struct stat what = {};
  return fstat(file, &what) == 0 && S_ISREG(what.st_mode);
}

// The descriptor of this process that a path stands for. Opening such a path would begin a second
// position in a regular file, and would fail for a socket.
std::optional<int> DescriptorNamed(absl::string_view path) {
  if (path == "/dev/stdout") return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  const std::string ours = absl::StrCat("/proc/", getpid(), "/fd/");
  for (absl::string_view folder : {absl::string_view("/dev/fd/"),
                                   absl::string_view("/proc/self/fd/"), absl::string_view(ours)}) {
    absl::string_view number = path;
    int descriptor = 0;
    if (absl::ConsumePrefix(&number, folder) && absl::SimpleAtoi(number, &descriptor)) {
      return descriptor;
    }
  }
  return std::nullopt;
}

absl::StatusOr<int> Duplicate(int descriptor, const std::string& path) {
  const int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0) return FileError(ENOENT, path, kNotWritable);
  if ((flags & O_ACCMODE) == O_RDONLY) {
    return absl::PermissionDeniedError(absl::StrCat(path, ": is open for reading only"));
  }
  const int file = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  if (file < 0) return FileError(errno, path, kNotWritable);
  return file;
}

absl::StatusOr<int> Connect(const std::string& path) {
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) return FileError(ENAMETOOLONG, path, kNotWritable);
  std::memcpy(address.sun_path, path.data(), path.size());
  const int file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (file < 0) return FileError(errno, path, kNotWritable);
  if (connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return file;
  const int error = errno;
  close(file);
  if (error != ECONNREFUSED) return FileError(error, path, kNotWritable);
  return absl::NotFoundError(absl::StrCat(path, ": no process listens on this socket"));
}

// Opens without blocking. The system refuses that until the FIFO has a reader.
absl::StatusOr<int> OpenFifo(const std::string& path, absl::Duration patience) {
  const absl::Time deadline = absl::Now() + patience;
  bool told = false;
  for (;;) {
    const int file = open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (file >= 0) {
      fcntl(file, F_SETFL, O_WRONLY);
      return file;
    }
    if (errno != ENXIO && errno != EINTR) return FileError(errno, path, kNotWritable);
    if (absl::Now() >= deadline) {
      return absl::NotFoundError(
          absl::StrCat(path, ": no process reads this FIFO; start its reader first"));
    }
    if (!told) std::cerr << "hakari: " << path << ": waiting for a reader of this FIFO\n";
    told = true;
    absl::SleepFor(absl::Milliseconds(20));
  }
}

absl::StatusOr<int> OpenInPlace(const std::string& path, absl::Duration patience) {
  struct stat what = {};
  const bool there = stat(path.c_str(), &what) == 0;  // a link may lead to no file yet
  if (there && S_ISFIFO(what.st_mode)) return OpenFifo(path, patience);
  if (there && S_ISSOCK(what.st_mode)) return Connect(path);
  constexpr mode_t kNewFile = 0666;
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_NOCTTY | O_CLOEXEC, kNewFile);
  if (file < 0) return FileError(errno, path, kNotWritable);
  return file;
}

// OK if the file can be replaced: its folder accepts drafts, and the file is not write-protected.
absl::Status CheckReplaceable(const std::string& path, bool exists) {
  if (exists && access(path.c_str(), W_OK) != 0) return FileError(errno, path, kNotWritable);
  return FileDraft::Create(path).status();
}

}  // namespace

absl::StatusOr<std::unique_ptr<OutputFile>> OutputFile::Open(const std::string& path,
                                                             absl::Duration patience) {
  if (path.empty()) return absl::NotFoundError("the name of the output file is empty");
  absl::StatusOr<int> file = -1;
  const std::optional<int> descriptor = DescriptorNamed(path);
  struct stat what = {};
  const bool exists = lstat(path.c_str(), &what) == 0;
  if (descriptor) {
    file = Duplicate(*descriptor, path);
  } else if (!exists || S_ISREG(what.st_mode)) {
    const absl::Status replaceable = CheckReplaceable(path, exists);
    // A file may be writable in a folder that is not.
    const bool in_place = exists && absl::IsPermissionDenied(replaceable);
    if (!replaceable.ok() && !in_place) return replaceable;
    if (in_place) file = OpenInPlace(path, patience);
  } else {
    file = OpenInPlace(path, patience);
  }
  if (!file.ok()) return file.status();
  std::unique_ptr<OutputFile> output = absl::WrapUnique(new OutputFile(path, *file));
  // A given descriptor is written from its current position, without truncation.
  output->begins_anew_ = !descriptor;
  output->is_regular_ = *file < 0 || (!descriptor && IsRegular(*file));
  return output;
}

OutputFile::~OutputFile() {
  if (file_ >= 0) close(file_);
}

absl::Status OutputFile::Write(absl::string_view contents) {
  return replaces_ ? WriteFileAtomically(path_, contents) : WriteThrough(contents);
}

absl::Status OutputFile::WriteThrough(absl::string_view contents) {
  if (begins_anew_ && IsRegular(file_) && ftruncate(file_, 0) != 0) {
    return FileError(errno, path_, kNotWritable);
  }
  int error = WriteAll(file_, contents);
  // Close now, so that the reader of a pipe need not wait for the end of the process.
  if (close(file_) != 0 && error == 0) error = errno;
  file_ = -1;
  if (error == 0 || error == EPIPE) return absl::OkStatus();
  return FileError(error, path_, kNotWritable);
}

}  // namespace hakari
