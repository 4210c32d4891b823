#include "base/hash/binary_hash.h"

#include "base/hash/file_hash.h"

namespace hakari {

absl::StatusOr<std::string> BinaryHash() { return FileHash("/proc/self/exe"); }

}  // namespace hakari
