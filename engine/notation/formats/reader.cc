#include "engine/notation/formats/reader.h"

#include "absl/status/statusor.h"
#include "base/text/place.h"
#include "engine/notation/csa/csa_reader.h"
#include "engine/notation/ki2/ki2_reader.h"
#include "engine/notation/kif/kif_reader.h"
#include "engine/notation/text/text.h"
#include "engine/notation/usi_game.h"

namespace hakari::notation {
namespace {

ReadResult Parse(const SourceText& text, Format format, bool strict) {
  switch (format) {
    case Format::kSfen:
    case Format::kUsi:
      return ParseUsi(text);
    case Format::kCsa:
      return ParseCsa(text, strict ? CsaDialect::kStandard : CsaDialect::kWithServers);
    case Format::kKif:
      return ParseKif(text);
    case Format::kKi2:
      return ParseKi2(text);
  }
  return {};
}

}  // namespace

ReadResult ReadGames(absl::string_view bytes, const std::string& file, const ReadOptions& options) {
  ReadResult result;
  const absl::StatusOr<SourceText> text = SourceText::Decode(bytes, file, options.encoding);
  if (!text.ok()) {
    result.Add(text.status());
    return result;
  }
  std::optional<Format> format = options.format;
  if (!format) format = FormatOfFileName(file);
  if (!format) format = FormatOfText(*text);
  if (!format) {
    result.Add(ExpectedAt({file}, "a game record in SFEN, USI, CSA, KIF or KI2", "none of these"));
    return result;
  }
  result = Parse(*text, *format, options.strict);
  if (result.games.empty() && result.refused.empty()) {
    result.Add(ExpectedAt({file}, "at least one game", "none"));
  }
  return result;
}

}  // namespace hakari::notation
