// What a history file looks like, how one comes into being, and how a file is known to be one.
#ifndef HAKARI_CI_HISTORY_SCHEMA_H_
#define HAKARI_CI_HISTORY_SCHEMA_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"

namespace hakari::history {

// "HKRI": by it a file is known as ours, to us and to file(1).
inline constexpr int64_t kHistoryApplicationId = 0x484b5249;

// Raised with every change of the tables. A file with a higher one belongs to a newer Hakari.
inline constexpr int64_t kHistoryVersion = 1;

// Makes an empty history at `path`, and the folders above it. The file appears whole or not at all;
// one that is already there, whatever it is, is left as it is.
absl::Status CreateHistory(const std::string& path);

// Whether the file is a sound history of a version that we know; the error says why not. It is read
// only.
absl::Status CheckHistory(const std::string& path);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_SCHEMA_H_
