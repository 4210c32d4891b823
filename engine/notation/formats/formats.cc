#include "engine/notation/formats/formats.h"

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/text/place.h"
#include "engine/notation/csa/csa_reader.h"
#include "engine/notation/ki2/ki2_reader.h"
#include "engine/notation/kif/kif_reader.h"
#include "engine/notation/kif/kif_writer.h"
#include "engine/notation/notes.h"
#include "engine/notation/sfen.h"
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

namespace {

std::string ToSfenLine(const GameRecord& game) {
  std::string line = absl::StrCat("sfen ", ToSfen(game.start));
  if (!game.tags.empty()) line += " ;";
  for (const auto& [key, value] : game.tags) AppendNote(key, value, false, line);
  return line;
}

// The text before the first game of a file.
std::string HeadOf(const WriteOptions& options) {
  switch (options.format) {
    case Format::kCsa:
      return CsaFileHead({options.csa_version, options.encoding});
    case Format::kKif:
      return absl::StrCat("#KIF version=2.0 encoding=",
                          options.encoding == Encoding::kUtf8 ? "UTF-8" : "Shift_JIS", "\n");
    default:
      return "";
  }
}

absl::string_view SeparatorOf(Format format) {
  if (format == Format::kCsa) return "/\n";
  return format == Format::kKif ? "\n" : "";
}

absl::StatusOr<std::string> TextOf(const GameRecord& game, const WriteOptions& options) {
  switch (options.format) {
    case Format::kSfen:
      return ToSfenLine(game) + "\n";
    case Format::kUsi:
      return ToUsiLine(game) + "\n";
    case Format::kCsa:
      return ToCsaGame(game, options.csa_version);
    case Format::kKif:
      return ToKif(game);
    case Format::kKi2:
      break;
  }
  return absl::UnimplementedError("KI2 is read but not written");
}

bool HasTimes(const RecordLine& line) {
  for (const RecordedMove& recorded : line.moves) {
    if (recorded.spent_ms >= 0) return true;
  }
  return line.end_spent_ms >= 0;
}

bool HasFractions(const RecordLine& line) {
  for (const RecordedMove& recorded : line.moves) {
    if (recorded.spent_ms > 0 && recorded.spent_ms % 1000 != 0) return true;
  }
  return line.end_spent_ms > 0 && line.end_spent_ms % 1000 != 0;
}

bool HasComments(const GameRecord& game) {
  const RecordLine& line = game.lines.front();
  for (const RecordedMove& recorded : line.moves) {
    if (!recorded.comment.empty()) return true;
  }
  return !game.comment.empty() || !line.end_comment.empty();
}

// Whether a reader derives the same result from the word of the ending.
bool IsUsualResult(const GameRecord& game) {
  const RecordLine& line = game.lines.front();
  if (line.end == GameEnd::kIllegalMove) return line.result != GameResult::kDraw;
  const bool black_begins = game.start.side_to_move() == kBlack;
  const Color to_move = black_begins == (line.moves.size() % 2 == 0) ? kBlack : kWhite;
  return line.result == UsualResult(line.end, to_move);
}

std::vector<std::string> LeftOut(const GameRecord& game, const WriteOptions& options) {
  const RecordLine& line = game.lines.front();
  const bool one_line = options.format == Format::kUsi || options.format == Format::kSfen;
  const bool whole_seconds =
      options.format == Format::kKif ||
      (options.format == Format::kCsa && options.csa_version == CsaVersion::kV22);
  std::vector<std::string> parts;
  if (options.format == Format::kSfen && !line.moves.empty()) parts.push_back("moves");
  if (options.format != Format::kKif && game.lines.size() > 1) parts.push_back("variations");
  if (one_line && HasTimes(line)) parts.push_back("times");
  if (whole_seconds && HasFractions(line)) parts.push_back("fractions of seconds");
  if (one_line && HasComments(game)) parts.push_back("comments");
  if (!one_line && !IsUsualResult(game)) parts.push_back("the result");
  return parts;
}

absl::Status AtGame(const GameRecord& game, const absl::Status& status) {
  return ErrorAt({game.file, game.line, 1}, absl::StrCat("cannot be written: ", status.message()));
}

}  // namespace

WrittenGames WriteGames(const std::vector<GameRecord>& games, const WriteOptions& options) {
  WrittenGames result;
  result.bytes = HeadOf(options);
  bool first = true;
  for (const GameRecord& game : games) {
    absl::StatusOr<std::string> text = TextOf(game, options);
    if (text.ok()) text = Encode(*text, options.encoding, "written text");
    if (!text.ok()) {
      result.refused.push_back(AtGame(game, text.status()));
      continue;
    }
    if (!first) absl::StrAppend(&result.bytes, SeparatorOf(options.format));
    first = false;
    result.bytes += *text;
    const std::vector<std::string> parts = LeftOut(game, options);
    if (!parts.empty()) {
      result.left_out.push_back(
          absl::StrCat(game.file, ":", game.line, ": left out: ", absl::StrJoin(parts, ", ")));
    }
  }
  return result;
}

}  // namespace hakari::notation
