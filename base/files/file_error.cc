#include "base/files/file_error.h"

#include <cstring>
#include <string>

#include "absl/strings/str_cat.h"

namespace hakari {

absl::Status FileError(int error, absl::string_view path, absl::string_view what) {
  const std::string message = absl::StrCat(path, ": ", what, ": ", std::strerror(error));
  switch (error) {
    case ENOENT:
    case ENOTDIR:
    case EISDIR:
    case ELOOP:
    case ENAMETOOLONG:
      return absl::NotFoundError(message);
    case EACCES:
    case EPERM:
    case EROFS:
      return absl::PermissionDeniedError(message);
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return absl::ResourceExhaustedError(message);
    default:
      return absl::UnavailableError(message);
  }
}

bool IsBadFileName(const absl::Status& status) {
  return absl::IsNotFound(status) || absl::IsPermissionDenied(status);
}

}  // namespace hakari
