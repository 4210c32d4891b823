#include "engine/notation/kif/diagram_reader.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/notation/japanese.h"
#include "engine/notation/placement.h"

namespace hakari::notation {
namespace {

// Blanks before the colon are skipped, as after the key of a header.
bool TakeColon(JapaneseScanner& scanner) {
  scanner.SkipBlanks();
  return scanner.Take("：") || scanner.Take(":");
}

// "先手の持駒：": the side, or none.
std::optional<Color> TakeHandHeader(JapaneseScanner& scanner) {
  const std::optional<Color> color = scanner.TakeSideName();
  if (!color || !(scanner.Take("の持駒") || scanner.Take("の持ち駒"))) return std::nullopt;
  return TakeColon(scanner) ? color : std::nullopt;
}

// "後手番" or "手番：後手".
std::optional<Color> TakeTurn(JapaneseScanner& scanner) {
  if (scanner.Take("手番")) {
    if (!TakeColon(scanner)) return std::nullopt;
    scanner.SkipBlanks();
    return scanner.TakeSideName();
  }
  const std::optional<Color> color = scanner.TakeSideName();
  return color && scanner.Take("番") ? color : std::nullopt;
}

bool TakeMoveCount(JapaneseScanner& scanner) {
  return scanner.Take("手数＝") || scanner.Take("手数=");
}

bool IsRow(absl::string_view line) { return absl::StartsWith(line, "|"); }
bool IsFrame(absl::string_view line) {
  return absl::StartsWith(line, "+-") || absl::StartsWith(line, "９ ８") ||
         absl::StartsWith(line, "9 8") || absl::StartsWith(line, "９　８");
}

}  // namespace

bool DiagramReader::IsDiagramLine(absl::string_view line) {
  const absl::string_view text = StripBlanks(line);
  if (IsRow(text) || IsFrame(text)) return true;
  JapaneseScanner hand(text, {});
  JapaneseScanner turn(text, {});
  JapaneseScanner count(text, {});
  return TakeHandHeader(hand) || TakeTurn(turn) || TakeMoveCount(count);
}

absl::Status DiagramReader::ReadLine(JapaneseScanner scanner) {
  scanner.SkipBlanks();
  place_ = scanner.place();
  if (IsRow(scanner.rest())) return ReadRow(scanner);
  if (IsFrame(scanner.rest())) return absl::OkStatus();
  if (TakeMoveCount(scanner)) {
    const std::optional<int> moves = scanner.TakeNumber();
    if (!moves) return scanner.Expected("the number of moves");
    position_.SetPly(*moves + 1);
    return absl::OkStatus();
  }
  JapaneseScanner hand = scanner;
  if (const std::optional<Color> color = TakeHandHeader(hand)) return ReadHand(*color, hand);
  side_to_move_ = TakeTurn(scanner);
  return absl::OkStatus();
}

absl::Status DiagramReader::ReadRow(JapaneseScanner& scanner) {
  if (rows_ == kRanks) return scanner.Expected("no row after the ninth");
  scanner.Take("|");
  const int rank = ++rows_;
  for (int file = kFiles; file >= 1; --file) {
    HAKARI_RETURN_IF_ERROR(ReadCell(MakeSquare(file, rank), scanner));
  }
  if (!scanner.Take("|")) return scanner.Expected("'|' after nine squares");
  scanner.Take(KanjiDigit(rank));
  scanner.SkipBlanks();
  if (!scanner.AtEnd()) return scanner.Expected(absl::StrCat("the end of row ", KanjiDigit(rank)));
  return absl::OkStatus();
}

absl::Status DiagramReader::ReadCell(Square square, JapaneseScanner& scanner) {
  const bool is_white = scanner.Take("v") || scanner.Take("V");
  if (!is_white && !scanner.Take(" ") && !scanner.Take("^")) {
    return scanner.Expected("' ' or 'v' before the piece");
  }
  if (!is_white && (scanner.Take("・") || scanner.Take("　"))) return absl::OkStatus();
  const std::optional<PieceKind> kind = scanner.TakePiece();
  if (!kind) return scanner.Expected("a piece or '・'");
  position_.Put(MakePiece(is_white ? kWhite : kBlack, *kind), square);
  return absl::OkStatus();
}

absl::Status DiagramReader::ReadHand(Color color, JapaneseScanner& scanner) {
  Hand hand;
  scanner.SkipBlanks();
  if (scanner.Take("なし")) scanner.SkipBlanks();
  while (!scanner.AtEnd()) {
    const JapaneseScanner at_piece = scanner;
    const std::optional<PieceKind> kind = scanner.TakePiece();
    if (!kind || *kind >= kKing) return at_piece.Expected("a piece that can be in hand");
    std::optional<int> count = scanner.TakeKanjiNumber();
    if (!count) count = scanner.TakeNumber();
    if (count.value_or(1) + hand.Count(*kind) > PiecesInSet(*kind)) {
      return at_piece.Expected(absl::StrCat("at most ", PiecesInSet(*kind), " of a kind"));
    }
    for (int i = 0; i < count.value_or(1); ++i) hand.Add(*kind);
    has_hand_pieces_ = true;
    scanner.SkipBlanks();
  }
  position_.SetHand(color, hand);
  return absl::OkStatus();
}

absl::StatusOr<Position> DiagramReader::Finish(Color otherwise) const {
  if (rows_ != kRanks) {
    return ExpectedAt(place_, "a board of nine rows", absl::StrCat(rows_, " rows"));
  }
  Position position = position_;
  position.SetSideToMove(side_to_move_.value_or(otherwise));
  if (const auto fault = FindPlacementFault(position)) return ErrorAt(place_, fault->message);
  return position;
}

}  // namespace hakari::notation
