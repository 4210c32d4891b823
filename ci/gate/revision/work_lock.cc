#include "ci/gate/revision/work_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

#include "absl/memory/memory.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "base/files/file_error.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "base/text/printable.h"

namespace hakari::gate {
namespace {

// "`gate --base HEAD`, process 4711, since 2026-11-19 07:12:40"
std::string Holder(const std::string& what) {
  return absl::StrCat("`", what, "`, process ", getpid(), ", since ",
                      absl::FormatTime("%Y-%m-%d %H:%M:%S", absl::Now(), absl::LocalTimeZone()));
}

absl::Status Taken(const std::string& folder, const std::string& path) {
  const absl::StatusOr<std::string> holder = ReadTextFile(path);
  const std::string who = holder.ok() && !holder->empty()
                              ? Printable(absl::StripAsciiWhitespace(*holder))
                              : "another process";
  return absl::FailedPreconditionError(
      absl::StrCat(folder, ": in use by ", who, "; wait until it ends, or stop it"));
}

}  // namespace

absl::StatusOr<std::unique_ptr<WorkLock>> WorkLock::Take(const std::string& folder,
                                                         const std::string& what) {
  HAKARI_RETURN_IF_ERROR(MakeFolder(folder));
  const std::string path = folder + "/lock";
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0) return FileError(errno, path, "cannot be opened");
  std::unique_ptr<WorkLock> lock = absl::WrapUnique(new WorkLock(file));
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) return Taken(folder, path);
    return FileError(errno, path, "cannot be locked");
  }
  if (ftruncate(file, 0) != 0) return FileError(errno, path, "cannot be written");
  const int error = WriteAll(file, Holder(what) + "\n");
  if (error != 0) return FileError(error, path, "cannot be written");
  return lock;
}

WorkLock::~WorkLock() { close(file_); }

}  // namespace hakari::gate
