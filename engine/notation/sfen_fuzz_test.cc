// Every SFEN that can be read must be written and read again as the same position.
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/notation/fuzz_require.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hakari;
  using namespace hakari::notation;
  const absl::StatusOr<Position> position =
      ParseSfen(absl::string_view(reinterpret_cast<const char*>(data), size));
  if (!position.ok()) return 0;
  const std::string written = ToSfen(*position);
  const absl::StatusOr<Position> again = ParseSfen(written);
  Require(again.ok(), "what was written can be read");
  Require(*again == *position, "it is the same position");
  Require(again->key() == position->key(), "it has the same key");
  Require(ToSfen(*again) == written, "it is written the same again");
  return 0;
}
