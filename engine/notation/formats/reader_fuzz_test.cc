// ReadGames() must return a game or a refusal for any bytes, and every game must be written and
// read again in every written format with the same start and moves.
#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"
#include "base/text/encoding.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/formats/formats.h"
#include "engine/notation/fuzz_require.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"

namespace hakari::notation {
namespace {

void CheckWriting(const ReadResult& read, Format format) {
  const WrittenGames written = WriteGames(read.games, {format, Encoding::kUtf8, CsaVersion::kV30});
  Require(written.refused.empty(), "every game can be written in UTF-8");
  const ReadResult again = ReadGames(written.bytes, "again", {format, Encoding::kUtf8});
  Require(again.refused.empty(), "what was written can be read");
  Require(again.games.size() == read.games.size(), "there are as many games");
  for (size_t i = 0; i < again.games.size(); ++i) {
    const RecordLine& now = again.games[i].lines.front();
    const RecordLine& before = read.games[i].lines.front();
    Require(again.games[i].start == read.games[i].start, "each begins where it did");
    Require(now.moves.size() == before.moves.size(), "each is as long as it was");
    for (size_t ply = 0; ply < now.moves.size(); ++ply) {
      Require(now.moves[ply].move == before.moves[ply].move, "each has the same moves");
    }
  }
}

}  // namespace
}  // namespace hakari::notation

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hakari;
  using namespace hakari::notation;
  const ReadResult read =
      ReadGames(absl::string_view(reinterpret_cast<const char*>(data), size), "fuzz");
  Require(!read.games.empty() || !read.refused.empty(), "nothing is dropped silently");
  if (read.games.empty()) return 0;
  for (const Format format : {Format::kUsi, Format::kCsa, Format::kKif}) CheckWriting(read, format);
  return 0;
}
