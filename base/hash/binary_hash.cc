#include "base/hash/binary_hash.h"

#include "base/files/text_file.h"
#include "base/hash/content_hash.h"

namespace hakari {

absl::StatusOr<std::string> BinaryHash() {
  const absl::StatusOr<std::string> binary = ReadTextFile("/proc/self/exe");
  if (!binary.ok()) return binary.status();
  return ContentHash(*binary);
}

}  // namespace hakari
