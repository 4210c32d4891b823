// The tables of a history file, how a file is created, and how it is recognised.
#ifndef HAKARI_CI_HISTORY_SCHEMA_H_
#define HAKARI_CI_HISTORY_SCHEMA_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"

namespace hakari::history {

// "HKRI": marks a file as a history of Hakari, also for file(1).
inline constexpr int64_t kHistoryApplicationId = 0x484b5249;

// Raised with every change of the tables. A file with a higher version belongs to a newer Hakari.
inline constexpr int64_t kHistoryVersion = 1;

// Makes an empty history at `path`, and the folders above it. The file appears whole or not at all;
// an existing file of any kind is left as it is.
absl::Status CreateHistory(const std::string& path);

// Checks that the file is an undamaged history of a known version; the error says why not. The file
// is only read.
absl::Status CheckHistory(const std::string& path);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_SCHEMA_H_
