#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/strings/string_view.h"
#include "suites/margins/margin_game.h"

// A text that can be read is written back unchanged.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const absl::StatusOr<hakari::margins::GameSeries> series = hakari::margins::ParseSeriesText(text);
  if (series.ok() && hakari::margins::SeriesText(*series) != text) abort();
  return 0;
}
