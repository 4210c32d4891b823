// Any bytes as a journal are refused, or read up to the end of the last complete line.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/strings/string_view.h"
#include "base/run/journal.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto shard = hakari::ShardOfJournal(text, "fuzz");
  if (shard.ok() && (shard->index < 1 || shard->index > shard->count)) std::abort();
  const hakari::RunIdentity identity = {{"suite", "fake"}};
  const auto journal = hakari::ParseJournal(text, identity, "fuzz");
  if (!journal.ok()) return 0;
  const auto again = hakari::ParseJournal(text.substr(0, journal->whole_bytes), identity, "fuzz");
  if (!again.ok() || again->was_torn || again->finished.size() != journal->finished.size()) {
    std::abort();
  }
  return 0;
}
