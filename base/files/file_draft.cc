#include "base/files/file_draft.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>

#include "absl/memory/memory.h"
#include "absl/strings/str_cat.h"
#include "base/files/file_error.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

constexpr mode_t kNewFile = 0666;  // before the umask

std::string FolderOf(const std::string& path) {
  const size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

// A short name, however long the file's name is. It is unique to this process and this draft.
std::string NameBeside(const std::string& path) {
  static std::atomic<int> drafts{0};
  return absl::StrCat(FolderOf(path), "/.hakari-", getpid(), "-", ++drafts, ".part");
}

}  // namespace

absl::StatusOr<std::unique_ptr<FileDraft>> FileDraft::Create(const std::string& path,
                                                             Naming naming) {
  std::unique_ptr<FileDraft> draft = absl::WrapUnique(new FileDraft(path));
  if (naming == Naming::kNamelessIfPossible) draft->file_ = draft->OpenNameless();
  if (draft->file_ < 0) draft->file_ = draft->OpenNamed();
  if (draft->file_ < 0) return FileError(errno, path, "cannot be written");
  draft->TakeOverModeAndOwner();
  return draft;
}

FileDraft::~FileDraft() {
  if (file_ >= 0) close(file_);
  if (!name_.empty()) unlink(name_.c_str());
}

int FileDraft::OpenNameless() {
  return open(FolderOf(path_).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, kNewFile);
}

int FileDraft::OpenNamed() {
  const std::string name = NameBeside(path_);
  unlink(name.c_str());  // left by a dead process that had our pid
  const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kNewFile);
  if (file >= 0) name_ = name;
  return file;
}

void FileDraft::TakeOverModeAndOwner() const {
  struct stat known;
  if (stat(path_.c_str(), &known) != 0) return;
  struct stat own;
  const bool other_owner =
      fstat(file_, &own) == 0 && (own.st_uid != known.st_uid || own.st_gid != known.st_gid);
  // Change the owner first: that clears mode bits. Only root may give files away.
  const bool given = !other_owner || fchown(file_, known.st_uid, known.st_gid) == 0;
  constexpr mode_t kPermissions = 0777, kAllBits = 07777;
  fchmod(file_, known.st_mode & (given ? kAllBits : kPermissions));
}

absl::Status FileDraft::Write(absl::string_view contents) {
  const int error = WriteAll(file_, contents);
  return error == 0 ? absl::OkStatus() : FileError(error, path_, "cannot be written");
}

absl::Status FileDraft::GiveName() {
  if (!name_.empty()) return absl::OkStatus();
  const std::string nameless = absl::StrCat("/proc/self/fd/", file_);
  const std::string name = NameBeside(path_);
  unlink(name.c_str());
  if (linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) != 0) {
    return FileError(errno, path_, "cannot be written");
  }
  name_ = name;
  return absl::OkStatus();
}

absl::Status FileDraft::Replace() {
  // A full disk may be reported only here.
  if (fsync(file_) != 0) return FileError(errno, path_, "cannot be written");
  HAKARI_RETURN_IF_ERROR(GiveName());
  if (rename(name_.c_str(), path_.c_str()) != 0) {
    return FileError(errno, path_, "cannot be replaced");
  }
  name_.clear();
  return absl::OkStatus();
}

}  // namespace hakari
