// Every game read from KI2 must be written as KIF and read again as the same game.
#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/notation/ki2/ki2_reader.h"
#include "engine/notation/kif/kif_fuzz.h"
#include "engine/notation/record.h"
#include "engine/notation/text/text.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hakari;
  using namespace hakari::notation;
  const absl::StatusOr<SourceText> text =
      SourceText::Decode(absl::string_view(reinterpret_cast<const char*>(data), size), "fuzz.ki2");
  if (!text.ok()) return 0;
  for (const GameRecord& game : ParseKi2(*text).games) RequireKifRoundTrip(game);
  return 0;
}
