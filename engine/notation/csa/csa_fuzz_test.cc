// Every game read from CSA, with the additions of servers, must be written within the standard and
// read again as the same game.
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/encoding.h"
#include "engine/notation/csa/csa_reader.h"
#include "engine/notation/csa/csa_writer.h"
#include "engine/notation/fuzz_require.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "engine/notation/text/text.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hakari;
  using namespace hakari::notation;
  const absl::StatusOr<SourceText> text =
      SourceText::Decode(absl::string_view(reinterpret_cast<const char*>(data), size), "fuzz.csa");
  if (!text.ok()) return 0;
  const ReadResult read = ParseCsa(*text);
  if (read.games.empty()) return 0;
  const std::string written = WriteCsa(read.games, {CsaVersion::kV30, Encoding::kUtf8});
  const absl::StatusOr<SourceText> written_text = SourceText::Decode(written, "again.csa");
  Require(written_text.ok(), "what was written is text");
  const ReadResult again = ParseCsa(*written_text);
  Require(again.refused.empty(), "what was written can be read");
  Require(again.games == read.games, "they are the same games");
  Require(ParseCsa(*written_text, CsaDialect::kStandard).refused.empty(),
          "what was written is within the standard");
  return 0;
}
