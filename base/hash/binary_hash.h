// Which program this process is an instance of.
#ifndef HAKARI_BASE_HASH_BINARY_HASH_H_
#define HAKARI_BASE_HASH_BINARY_HASH_H_

#include <string>

#include "absl/status/statusor.h"

namespace hakari {

// The hash of the running binary's contents.
absl::StatusOr<std::string> BinaryHash();

}  // namespace hakari

#endif  // HAKARI_BASE_HASH_BINARY_HASH_H_
