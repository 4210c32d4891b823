// A hash of the contents of a file of any size.
#ifndef HAKARI_BASE_HASH_FILE_HASH_H_
#define HAKARI_BASE_HASH_FILE_HASH_H_

#include <string>

#include "absl/status/statusor.h"

namespace hakari {

// The ContentHash of its bytes.
absl::StatusOr<std::string> FileHash(const std::string& path);

// The hash of the program file that this process runs.
absl::StatusOr<std::string> BinaryHash();

}  // namespace hakari

#endif  // HAKARI_BASE_HASH_FILE_HASH_H_
