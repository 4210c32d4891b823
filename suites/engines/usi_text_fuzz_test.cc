// Reads any bytes as the output of an engine: it does no harm, and the values that are read satisfy
// their promises. The same bytes are also read as an engine's command line.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/process/line_reader.h"
#include "engine/notation/fuzz_require.h"
#include "engine/notation/usi_move.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/usi_text.h"

namespace hakari::engines {
namespace {

void ReadLine(absl::string_view line) {
  notation::Require(UsiWord(line).find(' ') == absl::string_view::npos, "a word is one word");
  const absl::StatusOr<player::Option> option = ParseUsiOption(line);
  if (option.ok()) {
    notation::Require(!option->name.empty() && !option->type.empty(),
                      "an option has a name and a type");
  }
  for (Move move : ParseUsiInfo(line).moves)
    notation::Require(static_cast<bool>(move), "a pv is of moves");
  const absl::StatusOr<UsiBestMove> best = ParseUsiBestMove(line);
  if (best.ok()) {
    const bool is_move = best->kind == player::Answer::Kind::kMove;
    notation::Require(is_move == static_cast<bool>(best->move), "a best move is a move");
    if (is_move)
      notation::Require(notation::ParseUsiMove(notation::ToUsi(best->move)) == best->move,
                        "it can be written");
  }
  const absl::StatusOr<UsiCheckmate> checkmate = ParseUsiCheckmate(line);
  if (checkmate.ok()) {
    const bool is_mate = checkmate->word == "mate";
    notation::Require(is_mate == !checkmate->line.empty(), "a mate has a line");
  }
}

void ReadSpec(absl::string_view text) {
  const absl::StatusOr<suites::EngineSpec> spec = suites::ParseEngineSpec(text);
  if (!spec.ok()) return;
  const std::string written = suites::EngineConfiguration(*spec);
  notation::Require(written.find('\n') == std::string::npos, "a configuration is one line");
  const absl::StatusOr<suites::EngineSpec> again = suites::ParseEngineSpec(written);
  notation::Require(again.ok() && suites::EngineConfiguration(*again) == written,
                    "it is read back");
}

}  // namespace
}  // namespace hakari::engines

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace hakari;
  using namespace hakari::engines;
  const absl::string_view bytes(reinterpret_cast<const char*>(data), size);
  LineReader reader;
  Transcript transcript;
  reader.Append(bytes);
  while (const std::optional<std::string> line = reader.Next()) {
    transcript.Received(*line);
    ReadLine(*line);
  }
  transcript.Received(reader.TakeRest());
  for (unsigned char c : transcript.Text()) {
    notation::Require(c == '\n' || (c >= 0x20 && c != 0x7f), "a transcript is printable");
  }
  ReadSpec(bytes);
  return 0;
}
