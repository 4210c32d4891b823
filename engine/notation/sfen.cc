#include "engine/notation/sfen.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/japanese.h"
#include "engine/notation/placement.h"

namespace hakari::notation {
namespace {

constexpr int kLargestPly = 99999;
constexpr int kTooMany = 1000000;  // larger numbers are read as this one

bool IsSpace(char c) { return c == ' ' || c == '\t'; }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }
char Upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// Reads one position from the front of a text. Each Read...() returns false at an error; Error()
// builds the message only when it is called.
class SfenScanner {
 public:
  explicit SfenScanner(absl::string_view text) : text_(text) {}

  bool ReadAll();
  // Only white space remains.
  bool AtEnd();
  size_t consumed() const { return at_; }
  const Position& position() const { return position_; }
  absl::Status Error(const Place& place) const;

 private:
  bool ReadBoard();
  bool ReadRank(int rank);
  bool ReadPiece(int file, int rank);
  bool ReadSide();
  bool ReadHands();
  bool ReadHeldPiece();
  bool ReadPly();
  bool CheckPlacement();

  char Peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void SkipSpaces() {
    while (IsSpace(Peek())) ++at_;
  }
  bool EndsWord() const { return at_ == text_.size() || IsSpace(text_[at_]); }
  bool SkipWord(absl::string_view word);
  bool Fail(const char* expected) {
    expected_ = expected;
    return false;
  }

  absl::string_view text_;
  size_t at_ = 0;
  size_t board_at_ = 0;
  Position position_;
  const char* expected_ = nullptr;  // what was expected at at_
};

bool SfenScanner::SkipWord(absl::string_view word) {
  if (!absl::StartsWith(text_.substr(at_), word)) return false;
  const size_t end = at_ + word.size();
  if (end < text_.size() && !IsSpace(text_[end])) return false;
  at_ = end;
  SkipSpaces();
  return true;
}

bool SfenScanner::ReadAll() {
  SkipSpaces();
  if (SkipWord("startpos")) {
    position_ = Position::Initial();
    return true;
  }
  SkipWord("sfen");
  return ReadBoard() && ReadSide() && ReadHands() && ReadPly() && CheckPlacement();
}

bool SfenScanner::ReadBoard() {
  board_at_ = at_;
  for (int rank = 1; rank <= kRanks; ++rank) {
    if (!ReadRank(rank)) return false;
    if (rank == kRanks) break;
    if (Peek() != '/') return Fail("'/' after nine squares");
    ++at_;
  }
  if (!EndsWord()) return Fail("a space after the ninth rank");
  SkipSpaces();
  return true;
}

bool SfenScanner::ReadRank(int rank) {
  for (int file = kFiles; file >= 1;) {
    const char c = Peek();
    if (c >= '1' && c <= '9') {
      file -= c - '0';
      if (file < 0) return Fail("at most nine squares a rank");
      ++at_;
    } else {
      if (!ReadPiece(file, rank)) return false;
      --file;
    }
  }
  return true;
}

bool SfenScanner::ReadPiece(int file, int rank) {
  const bool promoted = Peek() == '+';
  if (promoted) ++at_;
  const char letter = Upper(Peek());
  const PieceKind kind = KindOfSfenLetter(letter);
  if (kind == kNoKind)
    return Fail(promoted ? "a piece's letter" : "a piece or a number of squares");
  if (promoted && !CanPromote(kind)) return Fail("a piece that can be promoted");
  const Color color = Peek() == letter ? kBlack : kWhite;
  position_.Put(MakePiece(color, promoted ? Promote(kind) : kind), MakeSquare(file, rank));
  ++at_;
  return true;
}

bool SfenScanner::ReadSide() {
  const char c = Peek();
  if (c != 'b' && c != 'w') return Fail("the side to move, b or w");
  ++at_;
  if (!EndsWord()) return Fail("a space after the side to move");
  position_.SetSideToMove(c == 'b' ? kBlack : kWhite);
  SkipSpaces();
  return true;
}

bool SfenScanner::ReadHands() {
  if (Peek() == '-') {
    ++at_;
    if (!EndsWord()) return Fail("a space after '-'");
  } else {
    do {
      if (!ReadHeldPiece()) return false;
    } while (!EndsWord());
  }
  SkipSpaces();
  return true;
}

bool SfenScanner::ReadHeldPiece() {
  const size_t number_at = at_;
  int count = 0;
  while (IsDigit(Peek())) count = std::min(10 * count + (text_[at_++] - '0'), kTooMany);
  const bool has_number = at_ != number_at;
  if (!has_number) count = 1;
  const char letter = Upper(Peek());
  const PieceKind kind = KindOfSfenLetter(letter);
  if (kind == kNoKind || kind == kKing) {
    return Fail(has_number ? "a piece's letter after the number" : "pieces in hand, or '-'");
  }
  const Color color = Peek() == letter ? kBlack : kWhite;
  Hand hand = position_.hand(color);
  if (count == 0 || hand.Count(kind) + count > PiecesInSet(kind)) {
    at_ = number_at;
    return Fail("at least one and no more pieces than a set holds");
  }
  for (int i = 0; i < count; ++i) hand.Add(kind);
  position_.SetHand(color, hand);
  ++at_;
  return true;
}

bool SfenScanner::ReadPly() {
  if (!IsDigit(Peek())) return true;
  const size_t number_at = at_;
  int ply = 0;
  while (IsDigit(Peek())) ply = std::min(10 * ply + (text_[at_++] - '0'), kTooMany);
  if (ply < 1 || ply > kLargestPly || !EndsWord()) {
    at_ = number_at;
    return Fail("a move number from 1 to 99999");
  }
  position_.SetPly(ply);
  return true;
}

bool SfenScanner::CheckPlacement() { return !FindPlacementFault(position_).has_value(); }

bool SfenScanner::AtEnd() {
  SkipSpaces();
  return at_ == text_.size() || Fail("the end of the position");
}

// The offset in a board's text at which the piece on `square` is written.
size_t OffsetOf(absl::string_view board, Square square) {
  int file = kFiles;
  int rank = 1;
  for (size_t i = 0; i < board.size(); ++i) {
    const char c = board[i];
    if (c == '/') {
      file = kFiles;
      ++rank;
    } else if (c != '+') {
      if (!IsDigit(c) && MakeSquare(file, rank) == square) return i;
      file -= IsDigit(c) ? c - '0' : 1;
    }
  }
  return 0;
}

absl::Status SfenScanner::Error(const Place& place) const {
  if (expected_ != nullptr) {
    return ExpectedAt(Advance(place, text_, at_), expected_, FoundAt(text_, at_));
  }
  const PlacementFault fault = *FindPlacementFault(position_);
  const size_t in_board =
      fault.square == kNoSquare ? 0 : OffsetOf(text_.substr(board_at_), fault.square);
  return ErrorAt(Advance(place, text_, board_at_ + in_board), fault.message);
}

void AppendPiece(Piece piece, std::string& out) {
  const char letter = SfenLetter(KindOf(piece));
  if (IsPromoted(KindOf(piece))) out.push_back('+');
  out.push_back(ColorOf(piece) == kBlack ? letter : static_cast<char>(letter - 'A' + 'a'));
}

void AppendRank(const Position& position, int rank, std::string& out) {
  int empty = 0;
  for (int file = kFiles; file >= 1; --file) {
    const Piece piece = position.at(MakeSquare(file, rank));
    if (piece == kNoPiece) {
      ++empty;
      continue;
    }
    if (empty > 0) out.push_back(static_cast<char>('0' + empty));
    empty = 0;
    AppendPiece(piece, out);
  }
  if (empty > 0) out.push_back(static_cast<char>('0' + empty));
}

void AppendHands(const Position& position, std::string& out) {
  const size_t before = out.size();
  for (Color color : kColors) {
    for (PieceKind kind : kHandOrder) {
      const int count = position.hand(color).Count(kind);
      if (count > 1) absl::StrAppend(&out, count);
      if (count > 0) AppendPiece(MakePiece(color, kind), out);
    }
  }
  if (out.size() == before) out.push_back('-');
}

}  // namespace

absl::StatusOr<Position> ConsumeSfen(absl::string_view& text, Place& place) {
  SfenScanner scanner(text);
  if (!scanner.ReadAll()) return scanner.Error(place);
  place = Advance(place, text, scanner.consumed());
  text.remove_prefix(scanner.consumed());
  return scanner.position();
}

absl::StatusOr<Position> ParseSfen(absl::string_view text, const Place& place) {
  SfenScanner scanner(text);
  if (!scanner.ReadAll() || !scanner.AtEnd()) return scanner.Error(place);
  return scanner.position();
}

std::string ToSfen(const Position& position) {
  std::string out;
  for (int rank = 1; rank <= kRanks; ++rank) {
    if (rank > 1) out.push_back('/');
    AppendRank(position, rank, out);
  }
  out.append(position.side_to_move() == kBlack ? " b " : " w ");
  AppendHands(position, out);
  absl::StrAppend(&out, " ", position.ply());
  return out;
}

}  // namespace hakari::notation
