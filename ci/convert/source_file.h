// A file of game records as bytes, unpacked if its name ends in .zst.
#ifndef HAKARI_CI_CONVERT_SOURCE_FILE_H_
#define HAKARI_CI_CONVERT_SOURCE_FILE_H_

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari {

// A few kilobytes can unpack to terabytes; no collection of records is this large.
constexpr size_t kLargestUnpacked = size_t{256} << 20;

absl::StatusOr<std::string> ReadSourceFile(const std::string& path);

// `file` is for messages; more than `limit` bytes are an error.
absl::StatusOr<std::string> UnpackZstd(absl::string_view packed, absl::string_view file,
                                       size_t limit = kLargestUnpacked);

}  // namespace hakari

#endif  // HAKARI_CI_CONVERT_SOURCE_FILE_H_
