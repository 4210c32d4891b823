// A name for the contents of a file, however large it is.
#ifndef HAKARI_BASE_HASH_FILE_HASH_H_
#define HAKARI_BASE_HASH_FILE_HASH_H_

#include <string>

#include "absl/status/statusor.h"

namespace hakari {

// The ContentHash of its bytes.
absl::StatusOr<std::string> FileHash(const std::string& path);

// Of the program that this process is an instance of.
absl::StatusOr<std::string> BinaryHash();

}  // namespace hakari

#endif  // HAKARI_BASE_HASH_FILE_HASH_H_
