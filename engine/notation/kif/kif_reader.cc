#include "engine/notation/kif/kif_reader.h"

#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/japanese.h"
#include "engine/notation/kif/game_endings.h"
#include "engine/notation/kif/kif_games.h"
#include "engine/notation/kif/kif_headers.h"

namespace hakari::notation {
namespace {

// The move as written in a row, before its legality is checked.
struct WrittenMove {
  Square to;
  PieceKind kind;
  bool promotes;
  std::optional<Square> from;  // none: a drop

  Move move() const {
    if (!from) return Move::Drop(kind, to);
    return promotes ? Move::Promoting(*from, to) : Move::Board(*from, to);
  }
};

bool StartsWithNumber(absl::string_view line) {
  return JapaneseScanner(line, {}).TakeDigit().has_value();
}

// "７六" or "同".
absl::StatusOr<Square> TakeDestination(JapaneseScanner& scanner, Square previous) {
  const JapaneseScanner start = scanner;
  if (scanner.Take("同")) {
    scanner.SkipBlanks();
    if (previous == kNoSquare) return start.Expected("a square: no move precedes this 同");
    return previous;
  }
  if (const std::optional<Square> to = scanner.TakeSquare()) return *to;
  return scanner.Expected("a square, 同 or an ending");
}

// "(77)"
std::optional<Square> TakeOrigin(JapaneseScanner& scanner) {
  JapaneseScanner attempt = scanner;
  if (!attempt.Take("(") && !attempt.Take("（")) return std::nullopt;
  const std::optional<Square> from = attempt.TakeSquare();
  if (!from || !(attempt.Take(")") || attempt.Take("）"))) return std::nullopt;
  scanner = attempt;
  return from;
}

absl::StatusOr<WrittenMove> TakeMove(JapaneseScanner& scanner, Square previous) {
  HAKARI_ASSIGN_OR_RETURN(const Square to, TakeDestination(scanner, previous));
  const JapaneseScanner at_piece = scanner;
  const std::optional<PieceKind> kind = scanner.TakePiece();
  if (!kind) return scanner.Expected("a piece");
  WrittenMove move{to, *kind, false, std::nullopt};
  if (CanPromote(*kind) && !scanner.Take("不成")) move.promotes = scanner.Take("成");
  if (scanner.Take("打")) {
    if (*kind < kKing && !move.promotes) return move;
    return at_piece.Expected("a piece that can be in hand");
  }
  scanner.SkipBlanks();
  move.from = TakeOrigin(scanner);
  if (!move.from) return scanner.Expected("the origin, as in (77), or 打");
  return move;
}

// "( 0:16/00:00:16)+" or nothing.
absl::StatusOr<int64_t> TakeRestOfRow(JapaneseScanner& scanner) {
  scanner.SkipBlanks();
  const absl::StatusOr<int64_t> spent_ms = TakeKifTime(scanner);
  if (!spent_ms.ok()) return spent_ms;
  scanner.SkipBlanks();
  scanner.Take("+");  // marks moves that a variation replaces
  scanner.SkipBlanks();
  if (!scanner.AtEnd()) return scanner.Expected("the end of the line");
  return spent_ms;
}

std::string MarkedPiece(Piece piece) {
  return absl::StrCat(SideMark(ColorOf(piece)), PieceName(KindOf(piece)));
}

absl::Status PlayRow(const WrittenMove& written, const JapaneseScanner& at_move, int64_t spent_ms,
                     RecordBuilder& builder) {
  const Position& position = builder.position();
  if (written.from) {
    const Piece named = MakePiece(position.side_to_move(), written.kind);
    const Piece standing = position.at(*written.from);
    if (standing != named) {
      return ExpectedAt(at_move.place(),
                        absl::StrCat(MarkedPiece(named), " on ", SquareName(*written.from)),
                        standing == kNoPiece ? "an empty square" : MarkedPiece(standing));
    }
  }
  const Move move = written.move();
  if (movegen::IsLegal(position, move)) return builder.Play(move, spent_ms);
  return builder.PlayIllegal(
      move, ExpectedAt(at_move.place(), "a legal move", MarkedMoveName(position, move)));
}

absl::Status ReadRow(JapaneseScanner scanner, int first_number, RecordBuilder& builder) {
  const JapaneseScanner start = scanner;
  const int expected_number = first_number + builder.next_ply();
  if (scanner.TakeNumber() != expected_number) {
    return start.Expected(absl::StrCat("move number ", expected_number));
  }
  scanner.SkipBlanks();
  if (builder.ended()) return scanner.Expected("nothing after the end of this line");
  scanner.TakeSideMark();
  const JapaneseScanner at_move = scanner;
  if (const auto ending = TakeEndingWord(scanner, builder.next_to_move())) {
    HAKARI_ASSIGN_OR_RETURN(const int64_t spent_ms, TakeRestOfRow(scanner));
    return builder.End(ending->end, ending->result, spent_ms);
  }
  HAKARI_ASSIGN_OR_RETURN(const WrittenMove move, TakeMove(scanner, builder.previous_to()));
  HAKARI_ASSIGN_OR_RETURN(const int64_t spent_ms, TakeRestOfRow(scanner));
  return PlayRow(move, at_move, spent_ms, builder);
}

}  // namespace

ReadResult ParseKif(const SourceText& source) {
  return ReadKifGames(source, {StartsWithNumber, ReadRow, /*winning_means_resignation=*/false});
}

}  // namespace hakari::notation
