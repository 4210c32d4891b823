#include "base/hash/content_hash.h"

#include <xxhash.h>

#include "absl/strings/str_cat.h"

namespace hakari {

std::string ContentHash(absl::string_view bytes) {
  const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
  return absl::StrCat("xxh3:", absl::Hex(hash.high64, absl::kZeroPad16),
                      absl::Hex(hash.low64, absl::kZeroPad16));
}

std::string LineChecksum(absl::string_view line) {
  return absl::StrCat(absl::Hex(XXH3_64bits(line.data(), line.size()), absl::kZeroPad16));
}

}  // namespace hakari
