#include "suites/run/binary_hash.h"

#include "suites/core/content_hash.h"
#include "suites/core/text_file.h"

namespace hakari {

absl::StatusOr<std::string> BinaryHash() {
  const absl::StatusOr<std::string> binary = ReadTextFile("/proc/self/exe");
  if (!binary.ok()) return binary.status();
  return ContentHash(*binary);
}

}  // namespace hakari
