// A hash of contents: the same bytes have the same hash on every machine and in every version. It
// detects accidental changes, not forgeries.
#ifndef HAKARI_BASE_HASH_CONTENT_HASH_H_
#define HAKARI_BASE_HASH_CONTENT_HASH_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"

namespace hakari {

// "xxh3:" and 32 hexadecimal digits.
std::string ContentHash(absl::string_view bytes);
// For single lines: 16 hexadecimal digits.
std::string LineChecksum(absl::string_view line);

}  // namespace hakari

#endif  // HAKARI_BASE_HASH_CONTENT_HASH_H_
