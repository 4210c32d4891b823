// Every game read from USI lines must be written and read again as the same game.
#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/notation/fuzz_require.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "engine/notation/text/text.h"
#include "engine/notation/usi_game.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hakari;
  using namespace hakari::notation;
  const absl::StatusOr<SourceText> text =
      SourceText::Decode(absl::string_view(reinterpret_cast<const char*>(data), size), "fuzz.usi");
  if (!text.ok()) return 0;
  for (const GameRecord& game : ParseUsi(*text).games) {
    const absl::StatusOr<GameRecord> again = ParseUsiLine(ToUsiLine(game));
    Require(again.ok(), "what was written can be read");
    Require(*again == game, "it is the same game");
  }
  return 0;
}
