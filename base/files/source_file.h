// Files that may be packed with zstd, such as game records and large sets of problems. The names of
// packed files end in .zst.
#ifndef HAKARI_BASE_FILES_SOURCE_FILE_H_
#define HAKARI_BASE_FILES_SOURCE_FILE_H_

#include <cstddef>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari {

// A few kilobytes can unpack to terabytes. No file of the project is as large as this limit.
constexpr size_t kLargestUnpacked = size_t{256} << 20;

// The bytes of a file, unpacked if its name ends in .zst.
absl::StatusOr<std::string> ReadSourceFile(const std::string& path);

// The bytes of a file of that name: `contents`, packed if the name ends in .zst.
std::string SourceBytes(absl::string_view path, absl::string_view contents);

// Replaces a file as a whole or not at all.
absl::Status WriteSourceFile(const std::string& path, absl::string_view contents);

// `file` is for messages; more than `limit` bytes are an error.
absl::StatusOr<std::string> UnpackZstd(absl::string_view packed, absl::string_view file,
                                       size_t limit = kLargestUnpacked);
std::string PackZstd(absl::string_view bytes);

}  // namespace hakari

#endif  // HAKARI_BASE_FILES_SOURCE_FILE_H_
