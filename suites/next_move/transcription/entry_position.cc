#include "suites/next_move/transcription/entry_position.h"

#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "base/text/encoding.h"
#include "base/text/place.h"
#include "engine/notation/formats/formats.h"
#include "engine/notation/japanese.h"
#include "engine/notation/kif/diagram_reader.h"
#include "suites/next_move/transcription/answer_reader.h"

namespace hakari::suites {
namespace {

using notation::Format;
using notation::SourceText;

// Only the lines of the position, each at its line number in the file, so that the readers of
// records report the right lines.
std::string PositionText(const SourceText& source, const SheetEntry& entry) {
  std::string text;
  int next_line = 1;
  for (const int number : entry.position_lines) {
    text.append(number - next_line, '\n');
    absl::StrAppend(&text, source.line(number), "\n");
    next_line = number + 1;
  }
  return text;
}

bool HasBoard(const SourceText& source, const SheetEntry& entry) {
  for (const int number : entry.position_lines) {
    if (notation::DiagramReader::IsDiagramLine(source.line(number))) return true;
  }
  return false;
}

absl::StatusOr<notation::GameRecord> ReadRecord(const SourceText& source, const SheetEntry& entry) {
  const int first = entry.position_lines.front();
  const std::string text = PositionText(source, entry);
  HAKARI_ASSIGN_OR_RETURN(const SourceText lines,
                          SourceText::Decode(text, source.file(), Encoding::kUtf8));
  const std::optional<Format> format = notation::FormatOfText(lines);
  const std::string expected =
      "a position: a diagram, a record in KIF, KI2 or CSA, or a line of SFEN";
  if (!format) return source.Expected(first, 0, expected, Quoted(source.line(first)));
  notation::ReadResult read =
      notation::ReadGames(text, source.file(), {*format, Encoding::kUtf8, /*strict=*/false});
  if (!read.refused.empty()) return read.refused.front();
  if (read.games.size() > 1) {
    return source.Error(read.games[1].line, 0,
                        "a second position in one problem; 'problem: NUMBER' begins another");
  }
  notation::GameRecord record = std::move(read.games.front());
  const bool is_kif = *format == Format::kKif || *format == Format::kKi2;
  const bool says_nothing = is_kif && record.lines[0].moves.empty() && !HasBoard(source, entry);
  if (says_nothing) return source.Expected(first, 0, expected, "only headers");
  if (*format == Format::kUsi && !record.tags.empty()) {
    return source.Error(first, 0,
                        absl::StrCat("a note '", record.tags[0].first,
                                     "' after the SFEN; here each note needs a line of its own"));
  }
  return record;
}

// "手数＝12  ▲７六歩  まで", as programs write it; kNoSquare for 同 and any other text.
Square LastMoveOfDiagram(const SourceText& source, const SheetEntry& entry,
                         const Position& position) {
  for (const int number : entry.position_lines) {
    notation::JapaneseScanner line(source.line(number), source.PlaceOf(number));
    line.SkipBlanks();
    if (!line.Take("手数＝") && !line.Take("手数=")) continue;
    line.TakeNumber();
    line.SkipBlanks();
    Square to = kNoSquare;
    if (ReadLastMove(line, position, to).ok()) return to;
  }
  return kNoSquare;
}

}  // namespace

absl::StatusOr<EntryPosition> ReadEntryPosition(const SourceText& source, const SheetEntry& entry) {
  if (entry.position_lines.empty()) {
    return source.Expected(entry.last_line, 0, "a position in this problem", "none");
  }
  HAKARI_ASSIGN_OR_RETURN(const notation::GameRecord record, ReadRecord(source, entry));
  EntryPosition read{record.start, kNoSquare};
  for (const notation::RecordedMove& recorded : record.lines[0].moves) {
    read.position.DoMove(recorded.move);
    read.last_to = recorded.move.to();
  }
  if (read.last_to == kNoSquare) read.last_to = LastMoveOfDiagram(source, entry, read.position);
  read.position.SetPly(1);
  return read;
}

std::optional<std::string> FindMissingPieces(const Position& position, std::optional<int> total) {
  constexpr PieceKind kKinds[] = {kPawn, kLance, kKnight, kSilver, kGold, kBishop, kRook, kKing};
  int all = 0;
  for (const PieceKind kind : kKinds) {
    Bitboard standing = position.pieces(kind);
    if (CanPromote(kind)) standing |= position.pieces(Promote(kind));
    int count = standing.Count();
    if (kind != kKing) {
      count += position.hand(kBlack).Count(kind) + position.hand(kWhite).Count(kind);
    }
    if (!total && count != PiecesInSet(kind)) {
      return absl::StrCat("expected ", PiecesInSet(kind), " ", notation::KanjiLetter(kind),
                          " in all, found ", count,
                          "; 'pieces: TOTAL' (枚数) is for positions that have fewer");
    }
    all += count;
  }
  if (!total || all == *total) return std::nullopt;
  return absl::StrCat("expected ", *total, " pieces in all, found ", all);
}

}  // namespace hakari::suites
